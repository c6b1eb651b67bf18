import '../sites/SiteRows.css'
import './PostsPart.css'
import { useState } from 'react'
import { address } from '#core/route.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Select } from '#web/ui/controls/Field.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { posts } from '../../contracts/posts.ts'
import { editPlace, manageSite } from '../../places.ts'
import { ImportPosts } from './imports/ImportPosts.tsx'
import { PostRow } from './PostRow.tsx'

const ANY = 'any'

/** The posts of a site: drafts first, then the others from the newest. */
export function PostsPart({ site }: { site: string }) {
  const { tags } = useRead(posts.listTags, { site })
  const [search, setSearch] = useState('')
  const [chosen, setTag] = useState(ANY)
  const importing = useOpening()
  const tag = tags.find(({ name }) => `#${name}` === chosen)?.name
  return (
    <div className="site-part">
      <Panel
        title="Posts"
        actions={
          <>
            <Button size="s" onClick={importing.open}>
              Import
            </Button>
            <AddPost site={site} />
          </>
        }
      >
        <div className="posts-tools">
          {tags.length > 0 && (
            <Select
              aria-label="Tag"
              options={[
                { value: ANY, label: 'All tags' },
                ...tags.map(({ name, posts: count }) => ({
                  ...{ value: `#${name}`, label: `${name} (${count})` },
                })),
              ]}
              value={tag === undefined ? ANY : chosen}
              onChange={setTag}
            />
          )}
          <SearchBox label="Search posts" value={search} onChange={setSearch} />
        </div>
        <PagedList
          operation={posts.listPosts}
          input={{
            site,
            ...(tag !== undefined && { tag }),
            ...(search.trim() !== '' && { search }),
          }}
          rowsOf={(page) => page.posts}
          label="Posts"
          waiting={6}
          empty={
            search.trim() !== '' || tag !== undefined
              ? 'No post matches.'
              : 'No posts yet. Add one, then show the latest with the block “Posts”.'
          }
        >
          {(post) => <PostRow key={post.id} site={site} post={post} />}
        </PagedList>
        <ImportPosts
          key={importing.nth}
          site={site}
          open={importing.isOpen}
          onClose={importing.close}
        />
      </Panel>
    </div>
  )
}

function AddPost({ site }: { site: string }) {
  const add = useWrite(posts.addPost)
  const attempt = useAttempt()
  const { goTo } = usePage()

  async function handleAdd() {
    const added = await attempt(add.mutateAsync({ site, title: 'New post' }))
    if (added) goTo(manageSite(address(editPlace, { site, page: added.post })))
  }

  return (
    <Button size="s" icon={<Plus />} disabled={add.isPending} onClick={() => void handleAdd()}>
      Add post
    </Button>
  )
}
