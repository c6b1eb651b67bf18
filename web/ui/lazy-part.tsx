import {
  Fragment,
  createContext,
  lazy,
  use,
  useEffect,
  useRef,
  type ComponentType,
  type FragmentInstance,
  type ReactNode,
} from 'react'
import { fetchCode } from '../loading/fetch-code.ts'
import { tellAlive } from '../presses.ts'

/**
 * Marks each element inside a part as interactive, also those that come later. React calls this
 * object as it would call a ResizeObserver.
 */
const marks: ResizeObserver = {
  observe: (element) => element.setAttribute('data-alive', ''),
  unobserve() {},
  disconnect() {},
}

/** The set that collects the files of lazy parts while the server draws a page. */
export const PartsContext = createContext<Set<string> | null>(null)

/**
 * A part of the page that hydrates as a whole; after that, its elements have the attribute
 * `data-alive`.
 */
export function Alive({ children, file }: { children: ReactNode; file?: string | undefined }) {
  if (file) use(PartsContext)?.add(file)
  const part = useRef<FragmentInstance>(null)
  useEffect(() => {
    part.current?.observeUsing(marks)
    tellAlive()
  }, [])
  return <Fragment ref={part}>{children}</Fragment>
}

/**
 * A component whose code is loaded when it is first shown. The build of the server's renderer adds
 * `file`.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  file?: string,
) {
  return lazy(async () => {
    const Part = await fetchCode(load)
    return {
      default: (props: Props) => (
        <Alive file={file}>
          <Part {...props} />
        </Alive>
      ),
    }
  })
}
