const NAME_CHARACTERS = 80
/** Signs that some systems do not allow in names of files. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu
/** Names that Windows keeps for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu

/** The title of a draft as the name of a file, without an ending. */
export function fileName(title: string): string {
  const words = title.toWellFormed().replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ')
  // A name that begins or ends with a dot is hidden, or cannot be opened.
  const name = words.slice(0, NAME_CHARACTERS).replace(/^[. ]{1,90}|[.\s\ud800-\udbff]{1,90}$/g, '')
  return name === '' || DEVICE.test(name) ? 'Text' : name
}

/** Names that no two files share, on systems that do not tell capitals apart. */
export function uniqueNames(): (title: string) => string {
  const taken = new Set<string>()
  const uses = new Map<string, number>()
  return (title) => {
    const name = fileName(title)
    let nth = uses.get(name.toLowerCase()) ?? 0
    let wanted: string
    do {
      nth++
      wanted = nth === 1 ? name : `${name} (${nth})`
    } while (taken.has(wanted.toLowerCase()))
    taken.add(wanted.toLowerCase())
    uses.set(name.toLowerCase(), nth)
    return wanted
  }
}
