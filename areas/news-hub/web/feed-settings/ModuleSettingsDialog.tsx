import './ModuleSettingsDialog.css'
import { useState } from 'react'
import { useRead, useWrite } from '#web/api.tsx'
import { Button } from '#web/ui/Button.tsx'
import { ChoiceCards } from '#web/ui/ChoiceCards.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { explain } from '#web/ui/Trouble.tsx'
import { feedSettings, type FeedModule } from '../../contracts/feed-settings.ts'
import { defaultModuleSettings, toggleTag } from '../../feed-settings.ts'
import { moduleWords } from './module-words.ts'

interface ModuleSettingsDialogProps {
  module: FeedModule
  title: string
  open: boolean
  onClose: () => void
}

/** Who a module of the feed is edited for, and the subjects it draws from. */
export function ModuleSettingsDialog({ module, title, open, onClose }: ModuleSettingsDialogProps) {
  const kept = useRead(feedSettings.getModuleSettings, { module })
  const save = useWrite(feedSettings.saveModuleSettings)
  const [draft, setDraft] = useState(kept)
  const [wasOpen, setWasOpen] = useState(open)
  const { lead, profiles, tags } = moduleWords[module]

  // Each opening begins with what is kept: changes that were not applied are gone.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setDraft(kept)
  }

  async function handleApply() {
    const isDone = await save.mutateAsync({ module, settings: draft }).then(
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
          <Button onClick={() => setDraft(defaultModuleSettings[module])}>Reset to Default</Button>
          <Button variant="primary" disabled={save.isPending} onClick={() => void handleApply()}>
            Apply Changes
          </Button>
        </>
      }
    >
      <div className="module-settings">
        <p>{lead}</p>
        <ChoiceCards
          label="Personalization profile"
          options={profiles}
          value={draft.personalizationProfile}
          onChange={(personalizationProfile) => setDraft({ ...draft, personalizationProfile })}
        />
        <Tags
          tags={tags}
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
  tags: readonly string[]
  selected: readonly string[]
  onToggle: (tag: string) => void
}

function Tags({ tags, selected, onToggle }: TagsProps) {
  return (
    <fieldset className="module-tags">
      <legend>
        Source tags{' '}
        <span className="meta" aria-live="polite">
          {selected.length} of {tags.length} selected
        </span>
      </legend>
      <div>
        {tags.map((tag) => (
          <Button
            key={tag}
            size="s"
            data-value={tag}
            pressed={selected.includes(tag)}
            onClick={() => onToggle(tag)}
          >
            {tag}
          </Button>
        ))}
      </div>
    </fieldset>
  )
}
