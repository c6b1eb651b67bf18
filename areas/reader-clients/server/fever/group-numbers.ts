import { createHash } from 'node:crypto'

const NUMBERS = 2 ** 31

/**
 * A number for each folder, because Fever identifies groups by numbers. The number is a hash of the
 * name, so that it stays the same while other folders are added or removed. If two names have the
 * same hash, the order of the folders decides. A server with a thousand folders has a chance of 1
 * in 4,000 for that.
 */
export function groupNumbers(folders: readonly string[][]): Map<number, string[]> {
  const groups = new Map<number, string[]>()
  for (const folder of folders) {
    const hash = createHash('sha256').update(JSON.stringify(folder)).digest().readUInt32BE()
    let number = hash % NUMBERS
    // The number 0 stands for all groups.
    while (number === 0 || groups.has(number)) number = (number + 1) % NUMBERS
    groups.set(number, folder)
  }
  return groups
}
