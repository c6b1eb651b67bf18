import { readdir, readFile } from 'node:fs/promises'
import type { IncomingHttpHeaders } from 'node:http'

/** Names of files that differ in another build: one of the first page, one that loads later. */
const renamed = /^(first|ArticleOverlay)-[\w-]+\.js$/
export const OTHER_VERSION = 'other-build1'

/** Changes in transit that make a browser take the server for another build. */
export interface OtherBuild {
  /** The path on the server for a path of the other build. */
  addressOf(url: string): string
  /** Text of a page or a script as the other build would have it. */
  text(text: string): string
  headers(headers: IncomingHttpHeaders): IncomingHttpHeaders
}

/** Changes the program in transit to another build: another version, other names of some files. */
export async function readOtherBuild(): Promise<OtherBuild> {
  const { version } = JSON.parse(await readFile('dist/web/assets.json', 'utf8')) as {
    version: string
  }
  const names = (await readdir('dist/web/assets')).filter((name) => renamed.test(name))
  const renamings = names.map((name) => [name, name.replace(/.{3}\.js$/, 'ZZZ.js')] as const)
  const text = (text: string) =>
    [[version, OTHER_VERSION] as const, ...renamings].reduce(
      (so, [from, to]) => so.replaceAll(from, to),
      text,
    )
  return {
    text,
    addressOf(url) {
      for (const [from, to] of renamings) {
        // A file of the earlier build no longer exists on the server.
        if (url === `/assets/${from}`) return '/assets/of-an-earlier-build.js'
        if (url === `/assets/${to}`) return `/assets/${from}`
      }
      return url
    },
    headers: (headers) => JSON.parse(text(JSON.stringify(headers))) as IncomingHttpHeaders,
  }
}
