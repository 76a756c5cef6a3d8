import { program } from './program.ts'

const MODULES = ['mpm_event', 'authz_core', 'dir', 'headers', 'mime', 'rewrite', 'setenvif']

/** Apache, whose settings for the site are all in its `.htaccess`. */
export const apache = program({
  name: 'Apache',
  command: 'apache2',
  versionArgument: '-v',
  packages: 'apache2',

  settings: ({ root }, port, folder) => `
${MODULES.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
ServerRoot ${folder}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
TypesConfig /etc/mime.types
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
DocumentRoot ${root}
<Directory ${root}>
  AllowOverride All
  Require all granted
</Directory>
`,
  args: (settings) => ['-D', 'FOREGROUND', '-f', settings],
})
