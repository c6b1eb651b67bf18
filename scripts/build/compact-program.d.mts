export function inAscii(program: string): string
