import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { readers, type Invitation } from '../contract.ts'

/** Invitations that can still be used. */
export function InvitationList() {
  const invitations = useRead(readers.listInvitations, {})
  if (invitations.length === 0) return null
  return (
    <ul aria-label="Open invitations">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, note, role, expiresAt } = invitation
  const revoke = useWrite(readers.revokeInvitation)
  return (
    <li className="settings-row">
      <div>
        <p dir="auto">
          {note} {role === 'owner' && <Badge tone="info">As an owner</Badge>}
        </p>
        <p className="meta">
          Expires <TimeAgo time={expiresAt} inSentence />
        </p>
        <FormError of={revoke.error} />
      </div>
      <Button size="s" disabled={revoke.isPending} onClick={() => revoke.mutate({ id })}>
        Take back
        <span className="visually-hidden">: {note}</span>
      </Button>
    </li>
  )
}
