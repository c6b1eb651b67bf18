import * as z from 'zod/mini'
import { line, text } from '#core/words.ts'
import type { GuardedResponse } from '#server/tools.ts'
import { accountAction, actionField, type AccountTools } from '../../kinds/account-action.ts'
import type { OpenAccount } from '../../kinds/account-kinds.ts'
import { aText } from '../../kinds/lenient.ts'
import { jsonAs } from '../../kinds/read-answer.ts'

const TITLE_CHARACTERS = 250
/** The most characters of an issue or a comment, just below GitHub's limit of 65,536. */
const BODY_CHARACTERS = 65_000

const repository = line(200).check(
  z.regex(/^[\w.-]+\/[\w.-]+$/, 'Enter the owner and the name, such as octocat/hello-world'),
)
const IssueInput = z.object({
  repository,
  title: line(TITLE_CHARACTERS).check(z.minLength(1, 'Give the issue a title')),
  body: z._default(text(BODY_CHARACTERS), ''),
})
const CommentInput = z.object({
  repository,
  issue: line(10).check(z.regex(/^#?[1-9]\d*$/, 'Enter the number of the issue')),
  body: text(BODY_CHARACTERS).check(z.minLength(1, 'Write a comment')),
})
const Output = z.object({
  /** The number of the issue, or the id of the comment. */
  number: z.int(),
  /** The address of the page for people; empty if the service states none. */
  page: z.string(),
})
type Output = z.infer<typeof Output>

/** Requests to a forge: POST with JSON, with failures in words. */
export interface Forge {
  post(
    tools: AccountTools,
    account: OpenAccount,
    path: string,
    body: object,
  ): Promise<GuardedResponse>
  hostOf(account: OpenAccount): string
}

/** Actions for issues and comments, which GitHub, Gitea and Forgejo accept in the same form. */
export function forgeActions({ post, hostOf }: Forge) {
  const repositoryField = actionField({
    name: 'repository',
    label: 'Repository',
    type: 'text',
    placeholder: 'octocat/hello-world',
  })
  const createIssue = accountAction<z.infer<typeof IssueInput>, Output>({
    id: 'create-issue',
    title: 'Open an issue',
    sentence: 'Opens an issue in a repository.',
    effect: 'once',
    fields: [
      repositoryField,
      actionField({ name: 'title', label: 'Title', type: 'text' }),
      actionField({ name: 'body', label: 'Text', type: 'lines', isOptional: true }),
    ],
    input: IssueInput,
    output: Output,
    async act(tools, account, { repository, title, body }) {
      const answer = await post(tools, account, `/repos/${pathOf(repository)}/issues`, {
        title,
        body,
      })
      const { number, html_url: page } = jsonAs(answer, MadeIssue, hostOf(account))
      return { number, page: webPage(page) }
    },
    told: ({ number }) => `Issue ${number} was opened`,
    detailsOf: ({ page }) => page,
  })
  const createComment = accountAction<z.infer<typeof CommentInput>, Output>({
    id: 'create-comment',
    title: 'Comment on an issue',
    sentence: 'Adds a comment to an issue or a pull request.',
    effect: 'once',
    fields: [
      repositoryField,
      actionField({ name: 'issue', label: 'Issue number', type: 'text', placeholder: '12' }),
      actionField({ name: 'body', label: 'Comment', type: 'lines' }),
    ],
    input: CommentInput,
    output: Output,
    async act(tools, account, { repository, issue, body }) {
      const path = `/repos/${pathOf(repository)}/issues/${issue.replace('#', '')}/comments`
      const answer = await post(tools, account, path, { body })
      const { id, html_url: page } = jsonAs(answer, MadeComment, hostOf(account))
      return { number: id, page: webPage(page) }
    },
    told: () => 'The comment was added',
    detailsOf: ({ page }) => page,
  })
  return [createIssue, createComment]
}

/** The fields of an answer that are used. */
const Made = z.object({ html_url: aText })
const MadeIssue = z.extend(Made, { number: z.int() })
const MadeComment = z.extend(Made, { id: z.int() })

/**
 * The encoded path of a repository; parts such as ".." are altered, because they would lead to
 * other operations.
 */
function pathOf(repository: string): string {
  return repository
    .split('/')
    .map((part) => (/^\.+$/.test(part) ? `${part}-` : encodeURIComponent(part)))
    .join('/')
}

/** The address of a page if it is valid, because it is shown as a link; otherwise empty. */
function webPage(address: string): string {
  return /^https?:\/\//.test(address) && URL.canParse(address) ? address.slice(0, 2000) : ''
}
