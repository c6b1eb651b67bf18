const NAME_CHARACTERS = 80
/** Characters that some systems do not allow in file names. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{C}]+/gu
/** Names that Windows reserves for devices. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)$/iu

/** Makes a file name without an extension from the title of a draft. */
export function fileName(title: string): string {
  const words = title.toWellFormed().replace(NOT_IN_NAMES, ' ').replace(/\s+/gu, ' ')
  // A name that begins with a dot is hidden, and one that ends with a dot cannot be opened on
  // Windows.
  const name = words.slice(0, NAME_CHARACTERS).replace(/^[. ]{1,90}|[.\s\ud800-\udbff]{1,90}$/g, '')
  return name === '' || DEVICE.test(name) ? 'Text' : name
}

/** Returns a function that makes unique file names, also for systems that ignore case. */
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
