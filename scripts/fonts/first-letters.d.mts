/** By the file's name, what it should hold. */
export function firstLetters(): Promise<Record<string, Uint8Array>>
