/** Says if two whole addresses differ only in their fragments, or not at all. */
export function isSamePage(one: string, other: string): boolean {
  return one.split('#', 1)[0] === other.split('#', 1)[0]
}
