/** A short, sortable-by-nobody, collision-free name such as "source-9f1c...". */
export function newId(prefix: string): string {
  return `${prefix}-${crypto.randomUUID()}`
}
