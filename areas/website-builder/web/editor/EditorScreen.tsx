import './EditorScreen.css'
import { Suspense, useMemo } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useRoute } from '#web/use-route.ts'
import { pages } from '../../contracts/pages.ts'
import { posts } from '../../contracts/posts.ts'
import { editPlace } from '../../places.ts'
import { asPage, isPost } from '../posts/post-as-page.ts'
import { EditorRoom } from './EditorRoom.tsx'

/**
 * The editor of a page or a post: its blocks, the form of the selected one, and a preview of the
 * page as visitors will see it.
 */
export function EditorScreen() {
  const place = useRoute(editPlace)
  if (!place) return null
  return (
    <Trouble key={place.page}>
      <Suspense fallback={<SkeletonLines count={12} />}>
        {isPost(place.page) ? (
          <OpenedPost site={place.site} post={place.page} />
        ) : (
          <Opened site={place.site} page={place.page} />
        )}
      </Suspense>
    </Trouble>
  )
}

function Opened({ site, page }: { site: string; page: string }) {
  const saved = useRead(pages.getPage, { site, page })
  return <EditorRoom site={site} saved={saved} />
}

function OpenedPost({ site, post }: { site: string; post: string }) {
  const saved = useRead(posts.getPost, { site, post })
  const page = useMemo(() => asPage(saved), [saved])
  return <EditorRoom site={site} saved={page} />
}
