/** Contents of the font files, by the file's name. */
export function firstLetters(): Promise<Record<string, Uint8Array>>
