import { address } from '#core/route.ts'
import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { PageLink } from '#web/place/page.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Ellipsis, Settings2, Trash2 } from '#web/ui/icons.ts'
import { Copy } from '#web/ui/more-icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { exactTime } from '#web/ui/relative-time.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { posts, type PostSummary } from '../../contracts/posts.ts'
import { editPlace, manageSite } from '../../places.ts'
import { PostSettings } from './PostSettings.tsx'

const tones = { draft: 'line', scheduled: 'warn', published: 'success' } as const

export function PostRow({ site, post }: { site: string; post: PostSummary }) {
  const { id, title, path, author, tags, publishedAt, state } = post
  const zone = useZone()
  const settings = useOpening()
  const { duplicateIt, deleteIt } = usePostActions(site, post)
  const label = `More actions for ${title}`
  return (
    <li className="site-row">
      <div className="site-row-words">
        <h3>
          <PageLink page={manageSite(address(editPlace, { site, page: id }))} dir="auto">
            {title}
          </PageLink>
        </h3>
        <p className="meta">
          <code>/{path}</code>
          {publishedAt !== null && <span>{exactTime(new Date(publishedAt), zone)}</span>}
          {author !== '' && <span>{author}</span>}
          {tags.length > 0 && <span>{tags.join(', ')}</span>}
        </p>
      </div>
      <Badge tone={tones[state]}>{state}</Badge>
      <Menu
        label={label}
        items={[
          { label: 'Settings', icon: <Settings2 />, onSelect: settings.open },
          { label: 'Duplicate', icon: <Copy />, onSelect: () => void duplicateIt() },
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            parted: true,
            onSelect: () => void deleteIt(),
          },
        ]}
        trigger={(wires) => <IconButton size="s" label={label} icon={<Ellipsis />} {...wires} />}
      />
      <PostSettings
        key={settings.nth}
        {...{ site, post: id }}
        open={settings.isOpen}
        onClose={settings.close}
      />
    </li>
  )
}

function usePostActions(site: string, { id, title }: PostSummary) {
  const duplicate = useWrite(posts.duplicatePost)
  const remove = useWrite(posts.deletePost)
  const restore = useWrite(posts.restorePost)
  const attempt = useAttempt()
  const toast = useToast()
  const about = { site, post: id }
  return {
    async duplicateIt() {
      if (await attempt(duplicate.mutateAsync(about)))
        toast({ tone: 'success', title: 'Post duplicated', text: title })
    },
    async deleteIt() {
      if (!(await attempt(remove.mutateAsync(about).then(() => true)))) return
      const onSelect = () => void attempt(restore.mutateAsync(about))
      toast({ title: 'Post deleted', text: title, action: { label: 'Undo', onSelect } })
    },
  }
}
