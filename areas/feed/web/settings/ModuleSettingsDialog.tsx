import './ModuleSettingsDialog.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { ChoiceCards } from '#web/ui/controls/ChoiceCards.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { feedSettings, type FeedModule, type ModuleChoices } from '../../contracts/feed-settings.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { toggleTag } from '../../feed-settings.ts'

const leads: Record<FeedModule, string> = {
  headlines: 'Which profile Top Headlines is tailored to, and which subjects it covers.',
  breaking: 'What counts as breaking news, and on which subjects.',
}

interface ModuleSettingsDialogProps {
  module: FeedModule
  title: string
  open: boolean
  onClose: () => void
}

/** Edits a module of the feed: its profile, and the subjects that it shows. */
export function ModuleSettingsDialog({ module, title, open, onClose }: ModuleSettingsDialogProps) {
  const hub = useHub()
  const kept = useRead(feedSettings.getModuleSettings, { module, ...hub })
  const { profiles, tags, tagHint, defaults } = useRead(feedSettings.getModuleChoices, { module })
  const save = useWrite(feedSettings.saveModuleSettings)
  const [draft, setDraft] = useState(kept)
  const [wasOpen, setWasOpen] = useState(open)

  // Each time the dialog opens, it starts with the stored settings, so unapplied changes are
  // discarded.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(kept)
  }

  async function handleApply() {
    const isDone = await save.mutateAsync({ module, settings: draft, ...hub }).then(
      () => true,
      () => false,
    )
    if (isDone) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button onClick={() => setDraft(defaults)}>Reset to Default</Button>
          <Button variant="primary" disabled={save.isPending} onClick={() => void handleApply()}>
            Apply Changes
          </Button>
        </>
      }
    >
      <div className="module-settings">
        <p>{leads[module]}</p>
        <ChoiceCards
          label="Personalization profile"
          options={profiles}
          value={draft.personalizationProfile}
          onChange={(personalizationProfile) => setDraft({ ...draft, personalizationProfile })}
        />
        <Tags
          tags={tags}
          hint={tagHint}
          selected={draft.selectedSourceTags}
          onToggle={(tag) => setDraft(toggleTag(draft, tag))}
        />
        {save.error ? (
          <p className="field-error" role="alert">
            {explain(save.error)}
          </p>
        ) : null}
      </div>
    </Dialog>
  )
}

interface TagsProps {
  tags: ModuleChoices['tags']
  hint: string | undefined
  selected: readonly string[]
  onToggle: (tag: string) => void
}

function Tags({ tags, hint, selected, onToggle }: TagsProps) {
  return (
    <fieldset className="module-tags">
      <legend>
        Source tags{' '}
        <span className="meta" aria-live="polite">
          {selected.length} of {tags.length} selected
        </span>
      </legend>
      <div>
        {tags.map(({ value, label }) => (
          <Button
            key={value}
            size="s"
            data-value={value}
            pressed={selected.includes(value)}
            onClick={() => onToggle(value)}
          >
            {label}
          </Button>
        ))}
      </div>
      {hint && <p className="meta">{hint}</p>}
    </fieldset>
  )
}
