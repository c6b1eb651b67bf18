/** Says if two whole addresses lead to one page, with whatever fragments. */
export function isSamePage(one: string, other: string): boolean {
  return one.split('#', 1)[0] === other.split('#', 1)[0]
}
