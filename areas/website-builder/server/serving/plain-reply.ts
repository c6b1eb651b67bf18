import type { SiteReply } from '#server/second-listener/sites.ts'

export function plainly(status: number, body: string): SiteReply {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' }
  return { status, body, headers }
}
