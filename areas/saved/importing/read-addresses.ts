import { collectBookmarks, type ImportedFile } from './found-bookmark.ts'

const HEAD_CHARACTERS = 20_000

/**
 * Says if the first line and most others begin with the address of a page. The first line of a
 * table has column names instead.
 */
export function isAddressList(text: string): boolean {
  const lines = linesOf(text.slice(0, HEAD_CHARACTERS))
  const addresses = lines.filter((line) => /^https?:\/\//i.test(line))
  return addresses.length > lines.length / 2 && addresses[0] === lines[0]
}

/** Reads one address per line; text after an address is the title. */
export function readAddresses(text: string): ImportedFile {
  const { add, end } = collectBookmarks('addresses')
  for (const line of linesOf(text)) {
    const [address = ''] = line.split(/[\s"<>]/, 1)
    // Several programs write a separator between the address and the title.
    add({ address, title: line.slice(address.length).replace(/^\s*[|–—-]\s/u, '') })
  }
  return end()
}

function linesOf(text: string): string[] {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
