import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useMounted } from '#web/ui/use-mounted.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import type { Folder } from '../../contract.ts'
import { openFolders } from '../../contracts/open-folders.ts'
import { fullestFolders } from '../../fullest-folders.ts'
import { useHub } from '#areas/portal/web/lends/use-hub.ts'
import { FolderSection } from './FolderSection.tsx'

interface FolderListProps {
  folders: readonly Folder[]
  search: string
}

/** The folders, each open or closed as the reader left them. */
export function FolderList(props: FolderListProps) {
  // Each hub has its own open folders.
  const { hub = '' } = useHub()
  return <FoldersOfHub key={hub} {...props} />
}

function FoldersOfHub(props: FolderListProps) {
  const hub = useHub()
  const kept = useRead(openFolders.getOpenFolders, hub)
  const { mutate } = useWrite(openFolders.saveOpenFolders)
  // The folders that a first visit opens stay open while news arrives, as long as they exist.
  const [atFirst, setAtFirst] = useState(() => fullestFolders(props.folders))
  const [chosen, setChosen] = useState(kept)
  const fullest = fullestFolders(props.folders)
  if (fullest.length > 0 && !props.folders.some(({ id }) => atFirst.includes(id)))
    setAtFirst(fullest)
  const open = chosen ?? atFirst
  // Open folders are loaded after the rest of the page.
  const isMounted = useMounted()

  function handleOpen(folders: readonly string[]) {
    setChosen([...folders])
    mutate({ folders: [...folders], ...hub })
  }

  return <Sections {...props} open={isMounted ? open : []} onOpen={handleOpen} />
}

interface SectionsProps extends FolderListProps {
  open: readonly string[]
  onOpen: (open: readonly string[]) => void
}

function Sections({ folders, search, open, onOpen }: SectionsProps) {
  const { folder: wanted } = useFeedPage()
  // The folder that the last link named, which the link opens only once.
  const [followed, setFollowed] = useState<string | null>(null)
  if (wanted !== followed) {
    setFollowed(wanted)
    if (wanted !== null && !open.includes(wanted)) onOpen([...open, wanted])
  }
  return folders.map((folder) => (
    <FolderSection
      key={folder.id}
      folder={folder}
      search={search}
      isOpen={open.includes(folder.id)}
      isWanted={folder.id === wanted}
      onToggle={() =>
        onOpen(
          open.includes(folder.id) ? open.filter((id) => id !== folder.id) : [...open, folder.id],
        )
      }
    />
  ))
}
