/** Makes a random id that never repeats, such as "source-9f1c...". */
export function newId(prefix: string): string {
  return `${prefix}-${crypto.randomUUID()}`
}
