import { TOKEN_PREFIX } from '#server/access/api-tokens.ts'
import type { Asked, Reply } from '#server/web/routes/route.ts'
import type { Secrets, World } from '#server/tools.ts'
import { findClient, type Client } from '../find-client.ts'
import { json, plain } from './replies.ts'

/** The length of an edit token. Some clients check that it is as long as Google's. */
const EDIT_TOKEN_CHARACTERS = 57

/** Serves ClientLogin: the password is a token of the server, which the client then sends with each request. */
export async function signIn(
  world: World,
  { form, query }: { form: URLSearchParams; query: URLSearchParams },
): Promise<Reply> {
  const secret = (form.get('Passwd') ?? query.get('Passwd') ?? '').trim()
  if (!isToken(secret) || !(await findClient(world, secret))) {
    return { ...plain('Error=BadAuthentication\n'), status: 401 }
  }
  if ((form.get('output') ?? query.get('output')) === 'json')
    return json({ SID: secret, LSID: 'null', Auth: secret })
  return plain(`SID=${secret}\nLSID=null\nAuth=${secret}\n`)
}

/** The client that sent the request; null if its token is unknown. */
export async function askingClient(
  world: World,
  { headers }: Pick<Asked, 'headers'>,
): Promise<Client | null> {
  const secret = /^GoogleLogin +auth=(\S+)$/i.exec(headers['authorization'] ?? '')?.[1] ?? ''
  return isToken(secret) ? findClient(world, secret) : null
}

/**
 * Makes the edit token. It proves no more than the token in the header, so it is valid for just as
 * long.
 */
export function editToken(secrets: Secrets, { tokenId }: Client): string {
  const signature = secrets.sign(`reader client edit token ${tokenId}`)
  return signature.slice(0, EDIT_TOKEN_CHARACTERS).padEnd(EDIT_TOKEN_CHARACTERS, 'Z')
}

/** FeedMe sends no edit token, and Reeder sends "x". Both are accepted. */
export function isEditToken(secrets: Secrets, client: Client, given: string | null): boolean {
  const token = given?.trim() ?? ''
  return token === '' || token === 'x' || token === editToken(secrets, client)
}

function isToken(secret: string): boolean {
  return secret.startsWith(TOKEN_PREFIX)
}
