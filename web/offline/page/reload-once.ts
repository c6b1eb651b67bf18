import { portal } from '#areas/portal/contract.ts'
import { operationAddress, wireHeaders } from '#core/wire.ts'
import { hubBase } from '../../place/hub-base.ts'

const MARK = 'synthwire-reloaded'
/**
 * The time within which a reloaded page is not reloaded again, because the first time did not help.
 */
const AGAIN_AFTER_MS = 60_000

/** The build of this page; null in development. */
export function pageBuild(): string | null {
  return document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? null
}

/**
 * Reloads the page if the server has another build, unless it was reloaded a moment ago or somebody
 * is typing. While the server does not answer, the page stays, because nothing better could be
 * loaded.
 */
export async function reloadOnce(): Promise<void> {
  const own = pageBuild()
  if (own === null || isTyping()) return
  const build = await buildOfHub()
  if (build === null || build === own) return
  const last = Number(sessionStorage.getItem(MARK) ?? 0)
  if (Date.now() - last < AGAIN_AFTER_MS) return
  sessionStorage.setItem(MARK, String(Date.now()))
  location.reload()
}

async function buildOfHub(): Promise<string | null> {
  try {
    const reply = await fetch(hubBase() + operationAddress(portal.getPortal))
    return reply.headers.get(wireHeaders.build)
  } catch {
    return null
  }
}

function isTyping(): boolean {
  const active = document.activeElement
  const isField = active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement
  return isField && active.value !== ''
}
