import { useCallback, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { EditingRoom } from '#web/ui/editing/EditingRoom.tsx'
import { TabList } from '#web/ui/tabs/TabList.tsx'
import type { OpenDraft } from '../../contracts/drafts.ts'
import type { DraftText, Part } from '../../drafts/draft.ts'
import { changePart } from '../../editing/edit-parts.ts'
import { DeliveriesPanel } from '../deliveries/DeliveriesPanel.tsx'
import { WritingPanel } from '../rewriting/WritingPanel.tsx'
import { VoicePanel } from '../voices/VoicePanel.tsx'
import { AuthorKey } from './AuthorKey.tsx'
import { DraftBar } from './DraftBar.tsx'
import { DraftConflict } from './DraftConflict.tsx'
import { DraftNotices } from './DraftNotices.tsx'
import { DraftSources } from './DraftSources.tsx'
import { select, selectionIn } from './parts/field-words.ts'
import { kindWords } from './parts/part-words.ts'
import { PartList } from './parts/PartList.tsx'
import { undonePlace } from './undone-place.ts'
import { useDraftEditor } from './use-draft-editor.ts'
import { useSettled } from './use-settled.ts'
import { VersionsPanel } from './VersionsPanel.tsx'

const panes = [
  { value: 'text', label: 'Text' },
  { value: 'voice', label: 'Voice' },
  { value: 'more', label: 'More' },
] as const
const nameOf = ({ kind }: Part) => kindWords[kind]
type Pane = (typeof panes)[number]['value']

/** Scrolls to the field of a part, and focuses it. */
function showField(part: string): HTMLElement | null {
  const field = document.querySelector<HTMLElement>(`[data-part="${CSS.escape(part)}"]`)
  field?.scrollIntoView({ block: 'nearest' })
  field?.focus({ preventScroll: true })
  return field
}

/** The editor of a loaded draft. On a phone, its panes are tabs. */
export function DraftRoom({ saved }: { saved: OpenDraft }) {
  const { editor, view, notices } = useDraftEditor(saved)
  const { content, state } = view
  const settled = useSettled(content)
  const [pane, setPane] = useState<Pane>('text')
  const variants = [...new Set(content.parts.flatMap(({ variant }) => variant ?? []))].toSorted(
    (one, other) => one - other,
  )
  const [chosen, setChosen] = useState(1)
  const variant = variants.includes(chosen) ? chosen : (variants[0] ?? null)
  const { language } = saved.brief

  // The handlers stay the same objects while the reader types, so that the panels next to the text
  // are not rendered for each letter.
  const handleShow = useCallback(
    (part: string) => {
      setPane('text')
      const found = editor.view().content.parts.find(({ id }) => id === part)
      if (found?.variant) setChosen(found.variant)
      requestAnimationFrame(() => showField(part))
    },
    [editor],
  )
  const byKeys = useMemo(() => {
    const follow = (act: () => void) => {
      const before = editor.view().content
      flushSync(act)
      const { activeElement } = document
      // If a button or a select made the change, the focus stays there.
      if (activeElement?.matches('body, [data-part]') === false) return
      const place = undonePlace(before, editor.view().content)
      if (!place) return
      if (place.variant) flushSync(() => setChosen(place.variant!))
      const field = showField(place.part)
      if (field) select(field, place.at)
    }
    return { undo: () => follow(() => editor.undo()), redo: () => follow(() => editor.redo()) }
  }, [editor])
  const latest = useCallback(() => editor.view().content, [editor])
  const handlePutRight = useCallback((text: DraftText) => editor.change(text), [editor])

  const flushed = useCallback(() => editor.flush().then(() => editor.version), [editor])
  const handleRewritten = useCallback(
    (part: Part) => editor.change(changePart(editor.view().content, part.id, part)),
    [editor],
  )

  return (
    <EditingRoom
      name="draft"
      {...{ panes, pane }}
      editor={byKeys}
      onPane={setPane}
      head={
        <>
          <DraftBar
            {...{ saved, editor, settled, state }}
            canUndo={view.canUndo}
            canRedo={view.canRedo}
          />
          {state.kind === 'conflict' && (
            <DraftConflict
              mine={content}
              theirs={state.theirs.text}
              language={language}
              onSettle={(which) => editor.settle(which)}
            />
          )}
        </>
      }
    >
      <section className="draft-text" aria-label="Text">
        <DraftNotices {...{ saved, editor, notices }} />
        <AuthorKey text={settled} />
        {variants.length > 0 && (
          <TabList
            id="draft-variant"
            panelId="draft-variant-parts"
            label="Variants of the text"
            tabs={variants.map((nth) => ({ value: String(nth), label: `Variant ${nth}` }))}
            value={String(variant)}
            onChange={(nth) => setChosen(Number(nth))}
          />
        )}
        <div id="draft-variant-parts">
          <PartList {...{ editor, variant, language }} text={content} />
        </div>
        <DraftSources text={settled} />
      </section>
      <aside className="draft-beside" aria-label="Voice, versions and more">
        <div className="draft-voice">
          <VoicePanel
            text={settled}
            draft={saved.id}
            voice={saved.voice}
            language={language}
            latest={latest}
            onChange={handlePutRight}
            onShow={handleShow}
          />
        </div>
        <div className="draft-versions">
          <VersionsPanel {...{ editor, language }} draft={saved.id} />
          <WritingPanel
            {...{ language, text: settled }}
            draft={saved.id}
            onBefore={flushed}
            onChange={handleRewritten}
            selectionIn={selectionIn}
            nameOf={nameOf}
          />
          <DeliveriesPanel draft={saved.id} />
        </div>
      </aside>
    </EditingRoom>
  )
}
