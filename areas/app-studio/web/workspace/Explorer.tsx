import './Explorer.css'
import { memo, useRef, useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { ChevronRight } from '#web/ui/icons.ts'
import { FileCode, FileText, Folder, FolderOpen } from '#web/ui/more-icons.ts'
import type { FileNode } from '../../contracts/workspace.ts'
import { toggleFolder, visibleLines } from '../../file-tree.ts'

interface ExplorerProps {
  files: readonly FileNode[]
  /** The ids of the open folders. */
  open: ReadonlySet<string>
  selected: string | null
  onOpenChange: (open: ReadonlySet<string>) => void
  /** Called with the path of the chosen file, without its leading slash. */
  onSelect: (path: string) => void
  /** Called with the line that gets the keyboard focus. */
  onCurrent?: (node: FileNode) => void
  /** Handlers of further keys on the focused line, such as "F2". */
  keys?: Readonly<Record<string, () => void>>
}

/** A tree of the files. The arrow keys move through it, and open and close folders. */
export function Explorer(props: ExplorerProps) {
  const { files, open, selected, onOpenChange, onSelect, onCurrent, keys = {} } = props
  const tree = useRef<HTMLUListElement>(null)
  const lines = visibleLines(files, open)
  const [current, setCurrent] = useState(selected)
  // The current line may be hidden in a folder that was closed.
  const reachable = lines.some(({ node }) => node.id === current) ? current : lines[0]?.node.id

  function turnTo(node: FileNode) {
    setCurrent(node.id)
    onCurrent?.(node)
  }

  function handleActivate(node: FileNode) {
    const { id, type, path } = node
    turnTo(node)
    if (type === 'folder') onOpenChange(toggleFolder(open, id))
    else onSelect(path.slice(1))
  }

  function goTo(index: number) {
    const line = lines[index]
    if (!line) return
    turnTo(line.node)
    tree.current?.querySelectorAll<HTMLElement>('[role="treeitem"]')[index]?.focus()
  }

  function handleKey(event: KeyboardEvent, at: number) {
    const { node, parentId } = lines[at]!
    const isOpen = open.has(node.id)
    const toggle = () => handleActivate(node)
    const handle = {
      ArrowDown: () => goTo(at + 1),
      ArrowUp: () => goTo(at - 1),
      Home: () => goTo(0),
      End: () => goTo(lines.length - 1),
      ArrowRight: node.type === 'folder' ? (isOpen ? () => goTo(at + 1) : toggle) : () => {},
      ArrowLeft: isOpen ? toggle : () => goTo(lines.findIndex((each) => each.node.id === parentId)),
      Enter: toggle,
      ' ': toggle,
      ...keys,
    }[event.key]
    if (!handle) return
    event.preventDefault()
    handle()
  }

  /** The index of the line in which an event happened; -1 if it happened in none. */
  function placeOf({ target }: SyntheticEvent): number {
    const item = (target as Element).closest('[role="treeitem"]')
    return item ? [...tree.current!.children].indexOf(item) : -1
  }

  return (
    <ul
      className="vibe-tree"
      role="tree"
      aria-label="Files"
      ref={tree}
      onFocus={(event) => {
        const line = lines[placeOf(event)]
        if (line) turnTo(line.node)
      }}
      onClick={(event) => {
        const line = lines[placeOf(event)]
        if (line) handleActivate(line.node)
      }}
      onKeyDown={(event) => {
        const at = placeOf(event)
        if (at >= 0) handleKey(event, at)
      }}
    >
      {lines.map(({ node, level, position, siblingCount }) => (
        <Line
          key={node.id}
          name={node.name}
          path={node.path}
          isMarkdown={node.language === 'Markdown'}
          isOpen={node.type === 'folder' ? open.has(node.id) : null}
          isSelected={node.id === selected}
          isReachable={node.id === reachable}
          level={level}
          position={position}
          siblingCount={siblingCount}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  name: string
  path: string
  isMarkdown: boolean
  /** True for an open folder, false for a closed one; null for a file. */
  isOpen: boolean | null
  isSelected: boolean
  isReachable: boolean
  level: number
  position: number
  siblingCount: number
}

/**
 * A line of the tree. It is memoized, because a tree can have 2,000 lines and only changed ones
 * must be rendered.
 */
const Line = memo(function Line(props: LineProps) {
  const { name, path, isMarkdown, isOpen, isSelected, isReachable } = props
  const { level, position, siblingCount } = props
  return (
    <li
      role="treeitem"
      data-level={level}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblingCount}
      aria-expanded={isOpen ?? undefined}
      aria-selected={isOpen === null ? isSelected : undefined}
      tabIndex={isReachable ? 0 : -1}
      title={path}
    >
      {isOpen !== null && <ChevronRight className="vibe-tree-arrow" />}
      {isOpen === null ? (
        isMarkdown ? (
          <FileText />
        ) : (
          <FileCode />
        )
      ) : isOpen ? (
        <FolderOpen />
      ) : (
        <Folder />
      )}
      <span>{name}</span>
    </li>
  )
})
