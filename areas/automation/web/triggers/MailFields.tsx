import { newsletters } from '#areas/sources/contracts/newsletters.ts'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import type { TriggerDraft } from '../../flow/triggers.ts'

type MailDraft = Extract<TriggerDraft, { kind: 'mail' }>

interface MailFieldsProps {
  draft: MailDraft
  onChange: (draft: MailDraft) => void
}

const ANY = ''

/** The choice of the inbox that mail has to reach. */
export function MailFields({ draft, onChange }: MailFieldsProps) {
  const { host, inboxes } = useRead(newsletters.listInboxes, {})
  if (host === null) return null
  if (inboxes.length === 0)
    return (
      <p className="step-note">
        You have no inbox yet. <PageLink page="/news-hub/sources">Create one in Sources</PageLink>,
        under “Follow sources”, “Newsletter”.
      </p>
    )
  const inbox = draft.inbox ?? ANY
  const isGone = inbox !== ANY && inboxes.every(({ id }) => id !== inbox)
  return (
    <Field label="Inbox" hint={inboxes.find(({ id }) => id === inbox)?.address}>
      <Select
        options={[
          { value: ANY, label: 'Any of my inboxes' },
          ...inboxes.map(({ id, name }) => ({ value: id, label: name })),
          ...(isGone ? [{ value: inbox, label: 'A deleted inbox' }] : []),
        ]}
        value={inbox}
        onChange={(chosen) =>
          onChange(chosen === ANY ? { kind: 'mail' } : { kind: 'mail', inbox: chosen })
        }
      />
    </Field>
  )
}
