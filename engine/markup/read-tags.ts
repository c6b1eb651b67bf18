import { Parser, type Handler } from 'htmlparser2'

const PIECE_CHARACTERS = 2000

/** Reads the tags of HTML in order, until `hasEnough` returns true. */
export function readTags(html: string, handler: Partial<Handler>, hasEnough: () => boolean): void {
  const parser = new Parser(handler)
  for (let at = 0; at < html.length && !hasEnough(); at += PIECE_CHARACTERS) {
    parser.write(html.slice(at, at + PIECE_CHARACTERS))
  }
}
