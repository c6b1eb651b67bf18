/** Says if a text looks like a single mail address; the mail server checks the rest. */
export function isMailAddress(text: string): boolean {
  const at = text.lastIndexOf('@')
  return at > 0 && at < text.length - 1 && !/[\s<>,;:"()[\]\\]/.test(text)
}

/** Says if a text has only characters of names and IP addresses, and is not just a number. */
export function isMailHost(text: string): boolean {
  return /^[\p{L}\p{N}._:-]+$/u.test(text) && !/^\d+$/.test(text)
}
