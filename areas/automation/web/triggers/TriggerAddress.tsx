import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import type { OpenTrigger } from '../../contracts/triggers.ts'

/** The address of a trigger, as a link for a form, and the reason why the trigger cannot fire. */
export function TriggerAddress({
  trigger,
}: {
  trigger: Pick<OpenTrigger, 'address' | 'trouble' | 'draft'>
}) {
  const { address, trouble, draft } = trigger
  return (
    <>
      {trouble !== null && <p className="step-note">{trouble}</p>}
      {draft.kind === 'file' && (
        <p>Files that are put into this folder below the data directory are taken as well:</p>
      )}
      {address !== null && (
        <p className="trigger-address">
          {draft.kind === 'form' ? (
            <a href={address} target="_blank" rel="noopener">
              {address}
            </a>
          ) : (
            <code>{address}</code>
          )}
          <CopyButton label="Copy the address" text={address} />
        </p>
      )}
    </>
  )
}
