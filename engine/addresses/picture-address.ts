const ENDING = /\.(?:jpe?g|jfif|png|gif|webp|avif|bmp|svg|heic)(?:$|[:!@;])/i
/** Parameters of a request for a picture: "/media/1f3e?format=jpg". */
const FORMAT = /[?&](?:format|fm|ext)=(?:jpe?g|png|gif|webp|avif)(?:$|&)/i

/**
 * Says if an address has the ending of a picture. Its server may still answer with something else.
 */
export function isPictureAddress(address: string): boolean {
  const behind = address.search(/[?#]/)
  return ENDING.test(behind < 0 ? address : address.slice(0, behind)) || FORMAT.test(address)
}
