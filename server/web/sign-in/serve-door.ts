import type { FastifyInstance } from 'fastify'
import { isUnguarded } from '../../access/readers.ts'
import { openSessions } from '../../access/sessions.ts'
import type { World } from '../../tools.ts'
import type { OnChange } from '../change-stream.ts'
import type { IsHttps } from '../is-https.ts'
import { passwordChecker } from './check-password.ts'
import { openEntrance } from './entrance.ts'
import { hubPassword } from './hub-password.ts'
import { serveJoin } from './join.ts'
import { openKnownBrowsers } from './known-browsers.ts'
import { servePasskeys } from './passkey-routes.ts'
import type { ProviderSettings } from '../../settings/identity-provider.ts'
import type { SignInSettings } from '../../settings/sign-in-settings.ts'
import { serveProvider } from './provider-routes.ts'
import { readProxyNames } from './proxy-header.ts'
import { openSigner } from './session-key.ts'
import { openSignInTries } from './sign-in-tries.ts'
import { demandSignIn, openUnlessGuarded } from './sign-in.ts'
import { takeForms } from './take-forms.ts'
import { openWaysIn } from './ways-in.ts'

interface Door {
  tools: World
  /**
   * The server's password, and the value that ends its sessions when it changes; null if there is
   * no password.
   */
  secret: { password: string; bond: string } | null
  /** The reader whom the server's password signs in. */
  readerId: string
  onChange: OnChange
  isHttps: IsHttps
  settings: {
    trustedProxies?: string[]
    signIn?: SignInSettings
    identityProvider?: ProviderSettings | null
  }
}

/** Serves all ways to sign in, and requires a sign-in where one is needed. */
export async function serveDoor(
  app: FastifyInstance,
  { tools, secret, readerId, onChange, isHttps, settings }: Door,
): Promise<void> {
  const { db, dataFolder } = tools
  const now = () => tools.now()
  const sign = await openSigner(dataFolder)
  const hub = secret && hubPassword(sign, secret.password, secret.bond)
  const entrance = openEntrance(openSessions(db, hub?.bond ?? null), isHttps, now)
  const isOpen =
    hub === null ? openUnlessGuarded(() => isUnguarded(db), onChange, app) : async () => false
  const proxyNames = readProxyNames(
    tools,
    settings.signIn ?? { header: null, createsReaders: false },
    settings.trustedProxies ?? [],
  )
  const door = {
    entrance,
    waysIn: openWaysIn(db, hub, readerId, sign),
    browsers: await openKnownBrowsers(dataFolder),
    checkPassword: passwordChecker(openSignInTries(db)),
    digest: sign,
    proxyNames,
    isHttps,
    now,
  }
  const provider = settings.identityProvider
    ? (await import('../../access/open-provider.ts')).openProvider(settings.identityProvider, now)
    : null
  const serveSignIn = demandSignIn(app, { ...door, provider: provider?.name ?? null }, isOpen)
  const createsReaders = settings.signIn?.createsReaders ?? false
  if (provider) serveProvider(app, { tools, entrance, provider, createsReaders, isHttps })
  servePasskeys(app, tools, entrance, isHttps)
  takeForms(app, (forms) => {
    serveSignIn(forms)
    serveJoin(forms, tools, { entrance, proxyNames, provider: provider?.name ?? null })
  })
}
