import { useState } from 'react'
import { fileSizeText } from '#core/file-size.ts'
import { demandSize } from '#core/file-limits.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { count } from '#web/ui/count.ts'
import { FilePicker } from '#web/ui/controls/FilePicker.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { UploadProgress } from '#platform/files/web/lends/UploadProgress.tsx'
import { useUpload } from '#platform/files/web/lends/use-upload.ts'
import { topics as topicsContract } from '#areas/topics/contract.ts'
import {
  agentSettings,
  type AgentDocument,
  type OpenAgent,
} from '../../contracts/agent-settings.ts'
import { AGENTS } from '../../limits.ts'

/** The documents, topics and saved articles that an agent answers from. */
export function KnowledgeTab({ agent }: { agent: OpenAgent }) {
  return (
    <div className="workspace-halves">
      <Panel title="Documents" count={count(agent.documents.length, 'document')}>
        <Documents agent={agent} />
      </Panel>
      <Panel title="News">
        <News agent={agent} />
      </Panel>
    </div>
  )
}

function Documents({ agent: { id, documents } }: { agent: OpenAgent }) {
  const { upload, underWay } = useUpload('automation/agent-document')
  const add = useWrite(agentSettings.addDocument)
  const remove = useWrite(agentSettings.removeDocument)
  const attempt = useAttempt()
  const [problems, setProblems] = useState<string[]>([])
  const [sending, setSending] = useState<string | null>(null)

  async function handlePick(files: readonly File[]) {
    setProblems([])
    for (const file of files) {
      setSending(file.name)
      await addOne(file).catch((error: unknown) => setProblems((all) => [...all, explain(error)]))
    }
    setSending(null)
  }

  async function addOne(file: File) {
    demandSize(file, AGENTS.documentBytes, 'Split it, or upload only the part that matters.')
    const sent = await upload(file)
    if (sent !== null) await add.mutateAsync({ id, name: file.name, upload: sent })
  }

  return (
    <div className="agent-knowledge">
      <FilePicker
        className="drop-zone"
        label="Add documents"
        fieldLabel="Document files"
        accept=".pdf,.doc,.docx,.txt"
        multiple
        action={sending === null ? 'Add documents' : 'Uploading...'}
        disabled={sending !== null}
        describedBy={undefined}
        onPick={(files) => void handlePick(files)}
      >
        <span className="meta">PDF, Word or text, up to {fileSizeText(AGENTS.documentBytes)}</span>
      </FilePicker>
      <UploadProgress upload={underWay} />
      <div aria-live="polite">
        {problems.map((problem, nth) => (
          <p key={nth} className="field-error">
            {problem}
          </p>
        ))}
      </div>
      {documents.length === 0 ? (
        <Empty quiet>No documents yet. Add the first one above.</Empty>
      ) : (
        <ul className="agent-documents" aria-label="Documents">
          {documents.map((document) => (
            <li key={document.id}>
              <div>
                <span dir="auto">{document.name}</span>
                <p className="meta">
                  {fileSizeText(document.bytes)}, {passageWords(document)}
                </p>
                {document.problem !== null && <p className="field-error">{document.problem}</p>}
              </div>
              <Badge tone={stateTones[document.state]} dot>
                {stateWords[document.state]}
              </Badge>
              <IconButton
                label={`Delete ${document.name}`}
                icon={<Trash2 />}
                onClick={() => void attempt(remove.mutateAsync({ id, document: document.id }))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const stateTones = { reading: 'info', ready: 'success', failed: 'error' } as const
const stateWords = { reading: 'Being read', ready: 'Known', failed: 'Not read' }
const passageWords = ({ state, passages }: AgentDocument) =>
  state === 'ready' ? count(passages, 'passage') : '-'

function News({ agent: { id, topics, knowsSaved } }: { agent: OpenAgent }) {
  const all = useRead(topicsContract.listTopics, {})
  const save = useWrite(agentSettings.saveAgent)
  const attempt = useAttempt()
  const chosen = topics.map((topic) => topic.id)

  function toggle(topic: string, isOn: boolean) {
    const next = isOn ? [...chosen, topic] : chosen.filter((one) => one !== topic)
    void attempt(save.mutateAsync({ id, topics: next }))
  }

  return (
    <div className="agent-knowledge">
      <Switch
        label="Saved articles"
        hint="It answers from the articles that you saved."
        checked={knowsSaved}
        onChange={(isOn) => void attempt(save.mutateAsync({ id, knowsSaved: isOn }))}
      />
      <h3 className="agent-heading">Topics</h3>
      {all.length === 0 ? (
        <Empty quiet>
          You follow no topics. <PageLink page="/news-hub/feed">Add one on the feed.</PageLink>
        </Empty>
      ) : (
        all.map((topic) => (
          <Switch
            key={topic.id}
            label={<span dir="auto">{topic.title}</span>}
            checked={chosen.includes(topic.id)}
            onChange={(isOn) => toggle(topic.id, isOn)}
          />
        ))
      )}
    </div>
  )
}
