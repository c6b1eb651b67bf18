/** Says if two whole addresses lead to one page, whichever place on it they name. */
export function isSamePage(one: string, other: string): boolean {
  return one.split('#', 1)[0] === other.split('#', 1)[0]
}
