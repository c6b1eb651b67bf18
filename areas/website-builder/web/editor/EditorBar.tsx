import { Suspense } from 'react'
import { address } from '#core/route.ts'
import { Button } from '#web/ui/controls/Button.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { count } from '#web/ui/count.ts'
import { EditingBar } from '#web/ui/editing/EditingBar.tsx'
import { Settings2 } from '#web/ui/icons.ts'
import { History } from '#web/ui/more-icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { EditedPage } from '../../contracts/pages.ts'
import { manageSite, sitePlace } from '../../places.ts'
import type { PageView, PageEditor } from '../../editing/page-editor.ts'
import { PageSettings } from '../manage/pages/PageSettings.tsx'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { isPost } from '../posts/post-as-page.ts'
import { useSiteActions } from '../sites/use-site-actions.ts'
import { ComparePage } from './ComparePage.tsx'

const PostSettings = lazyPart(async () => (await import('../posts/PostSettings.tsx')).PostSettings)

interface EditorBarProps {
  site: string
  saved: EditedPage
  editor: PageEditor
  view: PageView
  /** The number of fields that still have to be filled in. */
  emptyPlaces: number
  onJump: () => void
}

/** The name of a page, the state of saving, and actions on the whole page. */
export function EditorBar({ site, saved, editor, view, emptyPlaces, onJump }: EditorBarProps) {
  const settings = useOpening()
  const comparing = useOpening()
  const { publish, isPublishing } = useSiteActions()
  const { state, canUndo, canRedo } = view
  const page = saved.id
  const part = isPost(page) ? 'posts' : 'pages'

  /**
   * Saves unsaved changes first, because the draft that is compared or published must contain them.
   */
  const afterSave = (act: () => void) => void editor.flush().then(act)

  const back = manageSite(address(sitePlace, { site, part }))

  return (
    <>
      <EditingBar
        title={saved.title}
        thing="page"
        back={{ page: back, label: `Back to the ${part}` }}
        {...{ editor, state, canUndo, canRedo }}
        facts={
          emptyPlaces > 0 && (
            <Button size="s" onClick={onJump}>
              {count(emptyPlaces, 'place')} to fill in
            </Button>
          )
        }
      >
        {part === 'pages' && (
          <IconButton
            label="Changes since it was published"
            icon={<History />}
            onClick={() => afterSave(comparing.open)}
          />
        )}
        <IconButton
          label={part === 'pages' ? 'Page settings' : 'Post settings'}
          icon={<Settings2 />}
          onClick={() => afterSave(settings.open)}
        />
        <Button
          variant="primary"
          disabled={isPublishing}
          onClick={() => afterSave(() => void publish({ id: site, name: saved.title }))}
        >
          Publish
        </Button>
      </EditingBar>
      {part === 'posts' ? (
        <Suspense fallback={null}>
          <PostSettings
            key={settings.nth}
            {...{ site, post: page }}
            open={settings.isOpen}
            onClose={settings.close}
          />
        </Suspense>
      ) : (
        <>
          <PageSettings
            key={`settings-${settings.nth}`}
            {...{ site, page }}
            open={settings.isOpen}
            onClose={settings.close}
          />
          <ComparePage
            key={`compare-${comparing.nth}`}
            {...{ site, page }}
            isPublished={saved.publishedAt !== null}
            open={comparing.isOpen}
            onClose={comparing.close}
          />
        </>
      )}
    </>
  )
}
