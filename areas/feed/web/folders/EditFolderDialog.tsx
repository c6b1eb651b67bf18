import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { categoryKey } from '#web/ui/category.ts'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import type { Folder } from '../../contract.ts'
import { feedSettings } from '../../contracts/feed-settings.ts'
import { canSaveFolder, type FolderDraft } from '../../folder-settings.ts'
import { profileOptions, toneOptions } from './folder-words.ts'
import { KeywordFields } from '#areas/topics/web/lends/KeywordFields.tsx'

interface EditFolderDialogProps {
  folder: Folder
  open: boolean
  onClose: () => void
}

/** Edits the sources and keywords of a folder, and the readers it is meant for. */
export function EditFolderDialog({ folder, open, onClose }: EditFolderDialogProps) {
  const settings = useRead(feedSettings.getFolderSettings, { folder: folder.id })
  const save = useWrite(feedSettings.saveFolderSettings)
  const [draft, setDraft] = useState<FolderDraft>(settings)
  const change = (changes: Partial<FolderDraft>) => setDraft({ ...draft, ...changes })
  const canSave = canSaveFolder(draft)

  async function handleSave() {
    const saved = await save.mutateAsync(draft).catch(() => null)
    if (saved) onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Edit Folder"
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            disabled={!canSave || save.isPending}
            onClick={() => void handleSave()}
          >
            Save
          </Button>
        </>
      }
    >
      <div className="dialog-form">
        <p className="folder-edited">
          <span className="folder-swatch" data-cat={categoryKey(folder.name, folder.hue)} />
          <span dir="auto">{folder.name}</span>
        </p>
        <Field label="Sources" error={canSave ? null : 'At least one source is required'}>
          <ChipInput
            item="source"
            placeholder="Add a source and press Enter"
            values={draft.sources}
            onChange={(sources) => change({ sources })}
          />
        </Field>
        <KeywordFields keywords={draft} onChange={change} />
        <div className="dialog-form-pair">
          <Field label="Tone">
            <Select
              options={toneOptions}
              value={draft.tone}
              onChange={(tone) => change({ tone: tone as FolderDraft['tone'] })}
            />
          </Field>
          <Field label="Personalization profile">
            <Select
              options={profileOptions}
              value={draft.personalizationProfile}
              onChange={(profile) =>
                change({
                  personalizationProfile: profile as FolderDraft['personalizationProfile'],
                })
              }
            />
          </Field>
        </div>
        <FormError of={save.error} />
      </div>
    </Dialog>
  )
}
