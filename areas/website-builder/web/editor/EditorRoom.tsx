import { useEffect, useRef, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { EditingRoom } from '#web/ui/editing/EditingRoom.tsx'
import { emptyPlaces, type EmptyPlace } from '../../blocks/empty-places.ts'
import type { EditedPage } from '../../contracts/pages.ts'
import { sites } from '../../contracts/sites.ts'
import { BlockForm } from './form/BlockForm.tsx'
import { formField } from './form/form-field.ts'
import { BlockList } from './BlockList.tsx'
import { EditConflict } from './EditConflict.tsx'
import { EditorBar } from './EditorBar.tsx'
import { PagePreview, type PreviewHandle } from './PagePreview.tsx'
import { usePageEditor } from './use-page-editor.ts'

const panes = [
  { value: 'blocks', label: 'Blocks' },
  { value: 'form', label: 'Form' },
  { value: 'preview', label: 'Preview' },
] as const
type Pane = (typeof panes)[number]['value']

type Wanted = Pick<EmptyPlace, 'blockId' | 'path'>

/** The editor of a page after it was loaded. On phones, its panes are tabs. */
export function EditorRoom({ site, saved }: { site: string; saved: EditedPage }) {
  const preview = useRef<PreviewHandle>(null)
  const { editor, view } = usePageEditor({
    site,
    saved,
    onSaved: () => preview.current?.redraw(),
  })
  const { plugins, pages } = useRead(sites.getSite, { site })
  const { content, state } = view
  const [pane, setPane] = useState<Pane>('blocks')
  const [chosenId, setChosenId] = useState<string | null>(content[0]?.props.id ?? null)
  const chosen = content.find(({ props }) => props.id === chosenId) ?? null
  // The field of the form that takes the focus next; an empty path is the first field.
  const [wanted, setWanted] = useState<Wanted | null>(null)
  const places = emptyPlaces(content)

  useEffect(() => {
    if (wanted) formField(wanted.path)?.focus()
  }, [wanted])

  function choose(id: string | null) {
    setChosenId(id)
    if (id !== null) preview.current?.show(id)
  }

  function handleEdit(id: string) {
    choose(id)
    setPane('form')
    setWanted({ blockId: id, path: [] })
  }

  function handleJump() {
    const after = places.findIndex(
      ({ blockId, path }) => blockId === wanted?.blockId && path.join() === wanted.path.join(),
    )
    const next = places[(after + 1) % places.length]
    if (!next) return
    choose(next.blockId)
    setPane('form')
    setWanted({ ...next })
  }

  return (
    <EditingRoom
      name="page-editor"
      {...{ editor, panes, pane }}
      onPane={setPane}
      head={
        <>
          <EditorBar
            {...{ site, saved, editor, view }}
            emptyPlaces={places.length}
            onJump={handleJump}
          />
          {state.kind === 'conflict' && (
            <EditConflict
              mine={content}
              theirs={state.theirs}
              onSettle={(which) => editor.settle(which)}
            />
          )}
        </>
      }
    >
      <BlockList
        {...{ editor, content, plugins, chosenId }}
        onChoose={choose}
        onEdit={handleEdit}
      />
      <section className="page-editor-form" aria-label="Form">
        {chosen ? (
          <BlockForm
            key={chosen.props.id}
            {...{ editor, site }}
            block={chosen}
            paths={pages.map(({ path }) => path)}
          />
        ) : (
          <p className="meta">Choose a block to edit it.</p>
        )}
      </section>
      <PagePreview ref={preview} {...{ site, path: saved.path }} onChoose={handleEdit} />
    </EditingRoom>
  )
}
