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
 * Marks each element inside as interactive, including later ones. React calls it as it would a
 * ResizeObserver.
 */
const marks: ResizeObserver = {
  observe: (element) => element.setAttribute('data-alive', ''),
  unobserve() {},
  disconnect() {},
}

/** Collects the files of the lazy parts that the server draws. */
export const PartsContext = createContext<Set<string> | null>(null)

/** A part of the page that hydrates at once: from then on, its own elements have `data-alive`. */
export function Alive({ children, file }: { children: ReactNode; file?: string | undefined }) {
  if (file) use(PartsContext)?.add(file)
  const part = useRef<FragmentInstance>(null)
  useEffect(() => {
    part.current?.observeUsing(marks)
    tellAlive()
  }, [])
  return <Fragment ref={part}>{children}</Fragment>
}

/** A component that is loaded when it is first shown. The build of the server's renderer adds its file. */
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
