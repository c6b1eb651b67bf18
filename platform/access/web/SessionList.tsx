import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { access, type Session } from '../contract.ts'

/** The browsers in which the reader is signed in, with buttons to end their sessions. */
export function SessionList() {
  const sessions = useRead(access.listSessions, {})
  const endOthers = useWrite(access.endOtherSessions)
  const others = sessions.filter(({ isThis }) => !isThis)
  return (
    <section aria-label="Signed-in browsers">
      <h3>Signed-in browsers</h3>
      {sessions.length === 0 ? (
        <p className="field-hint">
          Nobody has to sign in here: only this machine can reach the server.
        </p>
      ) : (
        <ul>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
      {others.length > 1 && (
        <Button size="s" disabled={endOthers.isPending} onClick={() => endOthers.mutate({})}>
          Sign out everywhere else
        </Button>
      )}
      <FormError of={endOthers.error} />
    </section>
  )
}

function SessionRow({ session }: { session: Session }) {
  const { id, device, network, signedInAt, usedAt, isThis } = session
  const end = useWrite(access.endSession)
  const signOut = async () => {
    await end.mutateAsync({ id })
    // Without a session, reloading the page leads to the sign-in form.
    if (isThis) location.reload()
  }
  return (
    <li className="settings-row">
      <div>
        <p>
          {device} {isThis && <Badge tone="info">This browser</Badge>}
        </p>
        <p className="meta">
          {network}. Signed in <Ago time={signedInAt} inSentence />
          {isThis ? (
            ', in use now'
          ) : (
            <>
              , last used <Ago time={usedAt} inSentence />
            </>
          )}
        </p>
        <FormError of={end.error} />
      </div>
      <Button size="s" disabled={end.isPending} onClick={() => void signOut().catch(() => {})}>
        Sign out
        <span className="visually-hidden">: {device}</span>
      </Button>
    </li>
  )
}
