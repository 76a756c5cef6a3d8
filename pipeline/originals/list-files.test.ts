import { execFileSync } from 'node:child_process'
import { mkdir, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'

import { expect, test } from 'vitest'

import { temporaryFolder } from '@studio/hosts/tests/temporary-folder'
import { listFiles } from './list-files.ts'

test.skipIf(process.platform === 'win32')(
  'a folder, pipe, device or broken link beside the scans keeps nobody waiting',
  async () => {
    const uploads = await temporaryFolder()
    const at = (name: string) => path.join(uploads, name)
    await mkdir(at('folder.jpg'))
    execFileSync('mkfifo', [at('pipe.jpg')])
    await symlink('/dev/zero', at('device.jpg'))
    await symlink('nothing.jpg', at('dangling.jpg'))
    await symlink('endless.jpg', at('endless.jpg'))
    await writeFile(at('spare.jpg'), 'a scan')
    await symlink('spare.jpg', at('linked.jpg'))
    expect((await listFiles(uploads)).toSorted()).toEqual(['linked.jpg', 'spare.jpg'])
  },
)
