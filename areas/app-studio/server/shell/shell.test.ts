import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { patient } from '#core/test-patience.ts'
import { testTools, type TestTools } from '#server/test-tools.ts'
import { appStudio } from '../../contract.ts'
import { studioShell } from '../../contracts/shell.ts'
import { studioFiles } from '../../contracts/files.ts'
import { studioProjects } from '../../contracts/projects.ts'
import { SHELL } from '../../limits.ts'
import { testStudio, writeText } from '../test-studio.ts'
import { workshopOf } from '../workshop.ts'
import { openShell, type Shell } from './shell.ts'
import { shellOf } from './shell-api.ts'

// The tests share a database and processes, but each has a project of its own.
let tools: TestTools
let studio: ReturnType<typeof testStudio>
beforeAll(async () => {
  tools = await testTools()
  studio = testStudio(tools)
})
afterAll(async () => {
  await shellOf(tools).close()
  await workshopOf(tools).builder.close()
  await tools.close()
})

const run = (project: string, command: string, folder = '') =>
  studio.ask(studioShell.runCommand, { project, command, folder })

test('a line reads and changes files, and what it changed is a commit', async () => {
  const project = await studio.create()
  const made = await run(project, 'mkdir notes && cd notes && echo größe > ü.txt; ls; cat ü.txt')
  expect(made).toMatchObject({ stdout: 'ü.txt\ngröße\n', stderr: '', exitCode: 0, folder: 'notes' })
  expect(made.changed).toEqual(['notes/ü.txt'])
  expect(await studio.text(project, 'notes/ü.txt')).toBe('größe\n')
  expect(await run(project, 'pwd; cat ü.txt | tr a-z A-Z; false', 'notes')).toMatchObject({
    ...{ stdout: expect.stringMatching(/^\/project\/notes\nGR/), exitCode: 1, changed: [] },
    commit: made.commit,
  })
  await run(project, 'rm -r notes')
  expect(await studio.paths(project)).not.toContain('notes/ü.txt')
  const { commits } = await studio.ask(studioFiles.listHistory, { project })
  expect(commits).toHaveLength(2)
})

test('a command that is not there is not found', async () => {
  const project = await studio.create()
  expect(await run(project, 'python3 x.py')).toMatchObject({
    exitCode: 127,
    stderr: expect.stringMatching(/python3: command not found\s*$/),
  })
})

test('what a project cannot keep is said, and not saved', async () => {
  const project = await studio.create()
  const before = await studio.commit(project)
  expect(await run(project, 'ln -s /etc/passwd l; echo 1 > con; echo 2 > a.txt')).toMatchObject({
    ...{ exitCode: 1, changed: [], commit: before },
    stderr: expect.stringContaining('Not saved'),
  })
})

test('scripts of package.json are listed and run: builds, tests, and more', async () => {
  const project = await studio.create()
  const scripts = {
    build: 'vite build',
    test: 'node --test',
    hi: 'echo "hi $1" | tr a-z A-Z >&2; exit 3',
  }
  await studio.save(project, [writeText('package.json', JSON.stringify({ scripts }))])
  const { scripts: listed } = await studio.ask(appStudio.getWorkspace, { projectId: project })
  expect(listed).toContainEqual({ id: 'build', name: 'build', command: 'vite build' })
  expect(await run(project, 'npm run build')).toMatchObject({
    ...{ exitCode: 0, stdout: expect.stringMatching(/^> vite build\n(?:.* bytes\n)+Built in/) },
  })
  expect((await run(project, 'npm test')).stdout).toMatch(/2 passed, 0 failed\n$/)
  expect((await run(project, 'test')).stdout).toMatch(/2 passed, 0 failed\n$/)
  expect(await run(project, 'npm run hi')).toMatchObject({ exitCode: 3, stderr: 'HI \n' })
  expect(await run(project, 'npm run nothing; npm install x; npx x')).toMatchObject({
    stderr: expect.stringMatching(/no script “nothing”[^]*package\.json[^]*not run here/),
  })
  expect((await run(project, 'echo "const = 1" > src/main.ts; build')).stderr).toMatch(
    /^src\/main\.ts:1:\d+: /,
  )
})

test('a tool of the terminal reads its arguments, its input and files, and writes them', async () => {
  const { id } = await studio.ask(studioProjects.createProject, {
    name: 'T',
    template: 'script-cli-tool',
  })
  const orders = 'printf "city,price\\nOslo,2\\nRoma,3\\nOslo,5\\n"'
  const tally = await run(id, `${orders} | node src/cli.ts --by city --sum price`)
  expect(tally).toMatchObject({ stderr: '', exitCode: 0, stdout: expect.stringMatching(/Oslo +7/) })
  const code = `import { readFileSync, writeFileSync } from 'fs'; import { join } from 'node:path'
    writeFileSync('out.txt', readFileSync(join('..', 'README.md'), 'utf8').split('\\n')[0]); console.log(process.argv.length); process.exit(4)`
  await studio.save(id, [writeText('src/x.ts', `import process from 'node:process'; ${code}`)])
  expect(await run(id, 'node x.ts a b', 'src')).toMatchObject({ exitCode: 4, stdout: '4\n' })
  expect(await studio.text(id, 'src/out.txt')).toBe('# tally')
  expect((await run(id, `node -p '1 + 1'`)).stdout).toBe('2\n')
  expect((await run(id, `node -e 'throw new Error("Broken")'`)).stderr).toContain('Broken')
  await run(id, `printf '#!/usr/bin/env node\\n// Asks.\\n\\nnull.name\\n' > src/far.ts`)
  expect((await run(id, 'node src/far.ts')).stderr).toMatch(
    /^TypeError: .+\n {4}at src\/far\.ts:4\n$/,
  )
  expect((await run(id, `node -e 'import("node:net")'`)).exitCode).toBe(1)
})

test('the history is looked at as git shows it', async () => {
  const project = await studio.create()
  const first = await studio.commit(project)
  await studio.save(project, [writeText('a.txt', 'One\n')], 'Add one')
  await studio.save(project, [writeText('a.txt', 'Two\n')], 'Say two')
  expect((await run(project, 'git log --oneline -2')).stdout).toMatch(
    /^\w{8} Say two\n\w{8} Add one\n$/,
  )
  expect((await run(project, 'git show HEAD~1')).stdout).toContain(
    'added: a.txt\n@@ -1 +1 @@\n+One\n',
  )
  expect((await run(project, `git diff ${first!.slice(0, 7)} HEAD`)).stdout).toContain('+Two')
  expect((await run(project, 'echo Three > a.txt; git status; git diff')).stdout).toContain(
    '  changed: a.txt\nchanged: a.txt\n@@ -1 +1 @@\n-Two\n+Three\n',
  )
  expect(await run(project, 'git diff HEAD~900; git push')).toMatchObject({
    exitCode: 1,
    stderr: expect.stringMatching(/no commit “HEAD~900”[^]*push is not available/),
  })
})

const escapes: Record<string, string> = {
  'a file of the system': 'cat /etc/passwd; cat /etc/hostname',
  'files of processes': 'cat /proc/self/environ; cat /proc/1/cmdline; ls /proc/1',
  'the environment': 'env; printenv; echo $PATH $NODE_OPTIONS $DATABASE_URL',
  'a path that climbs': 'cat ../../../../../../etc/passwd',
  'the process by node': 'node -e "console.log(process.pid, process.env.HOME)"',
  'node:child_process': `node -e 'import { execSync } from "node:child_process"; console.log(execSync("id"))'`,
  curl: 'curl http://127.0.0.1:1/; wget http://127.0.0.1:1/',
  'a socket': 'exec 3<>/dev/tcp/127.0.0.1/22; cat <&3',
  python: 'python3 -c "print(1)"; js-exec -c "1"',
  'system of awk': `awk 'BEGIN{system("id")}'`,
  'getline of awk': `awk 'BEGIN{while((getline l < "/etc/passwd")>0) print l; "id" | getline x; print x}'`,
  'e of sed': `echo id | sed e; echo x | sed '1e id'`,
  'w of sed': `echo x | sed "w /etc/sedout"; cat /etc/sedout`,
  xargs: 'echo /etc/passwd | xargs cat; echo id | xargs sh -c',
  'jq and its environment': `jq -n 'env, $ENV, input_filename'`,
  'jq and a prototype': `echo '{"__proto__":{"polluted":1}}' | jq '.constructor.prototype, .__proto__'`,
  'yq and a prototype': `echo '__proto__: {polluted: 1}' | yq .`,
  'sqlite3 and a file': `sqlite3 /etc/passwd .tables`,
  'tar that climbs': 'tar cf a.tar .; tar xf a.tar -C /',
  'a link': 'ln -s /etc/passwd l; cat l; ln -s ../../../etc/passwd m; cat m',
  'names of prototypes':
    '__proto__=1; constructor=2; declare -A a; a[__proto__]=x; echo ${a[__proto__]} ${#a[@]}',
  'functions of such names': 'constructor() { echo hi; }; constructor; hasOwnProperty',
  'printf %n': "printf '%n' x",
  'eval and source': 'eval "cat /etc/passwd"; source /etc/profile; . /proc/self/maps',
  'find and exec': 'find / -name passwd -exec cat {} +',
  'here and process texts': 'cat <(cat /etc/passwd); cat <<< "$(</etc/passwd)"',
  'devices and globs': 'head -c 10 /dev/mem; echo /etc/*; ls -la /root /home',
}

test('no line reads or starts anything of the machine', async () => {
  const project = await studio.create()
  process.env['HARBOUR_SECRET'] = 'HARBOUR-KEY'
  const all = Object.values(escapes)
  expect(all).toHaveLength(27)
  for (const command of all) {
    const { stdout, stderr } = await run(project, command)
    expect(stdout + stderr, command).not.toMatch(
      /root:x:|HARBOUR|uid=\d+\(root|\/root\/|node_modules/,
    )
  }
  delete process.env['HARBOUR_SECRET']
  expect((await run(project, `echo '{}' | jq -c '[.polluted, keys]'`)).stdout).toBe('[null,[]]\n')
})

const bombs: [name: string, command: string][] = [
  ['a loop', 'while true; do :; done'],
  ['a function that forks', ':(){ :|:& };:'],
  ['a text that doubles', 'x=x; while true; do x=$x$x; done'],
  ['yes without end', 'yes | head -c 1000000000 | wc -c'],
  ['braces', 'echo {1..100}{1..100}{1..100}{1..100} | wc'],
  ['a file that grows', 'echo x > a; while true; do cat a a > b; mv b a; done'],
  ['a pattern that backtracks', `echo "${'a'.repeat(40)}!" | grep -E '^(a+)+$'`],
  ['awk without end', `awk 'BEGIN { while (1) x = x "x" }'`],
  ['jq without end', `jq -n '[range(1e12)] | length'`],
  ['seq without end', 'seq 1 999999999999 | tail -1'],
]

describe('A line that takes too much', () => {
  let shell: Shell
  beforeAll(() => {
    shell = openShell(tools, {
      cpuMs: 1000,
      wallMs: patient(10_000),
      memoryBytes: SHELL.memoryBytes,
    })
  })
  afterAll(() => shell.close())

  test.each(bombs)('%s comes to an end, and the next one is answered', async (_, command) => {
    const never = () => Promise.reject(new Error('Nothing is asked'))
    const files = new Map([['a.txt', Buffer.from('One\n')]])
    const end = await shell.run({ command, folder: '', files }, never)
    expect(end.stdout.length + end.stderr.length).toBeLessThan(SHELL.outputCharacters * 2 + 200)
    const next = await shell.run({ command: 'cat a.txt', folder: '', files }, never)
    expect(next).toMatchObject({ stdout: 'One\n', exitCode: 0 })
  })

  test('an output is cut', async () => {
    const project = await studio.create()
    const { stdout } = await run(
      project,
      'for i in {1..3000}; do echo "$i aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"; done',
    )
    expect(stdout.length).toBe(SHELL.outputCharacters)
  })
})
