import { program } from './program.ts'

const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** nginx with its Brotli module. */
export const nginx = program({
  name: 'nginx',
  command: 'nginx',
  versionArgument: '-v',
  packages: 'nginx-light libnginx-mod-http-brotli-static',
  modules: [BROTLI],

  settings: ({ root, hosts }, port, folder) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${BROTLI};
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${TEMPORARY.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${hosts}/nginx/brotli.conf;
  server {
    listen 127.0.0.1:${port};
    root ${root};
    include ${hosts}/nginx/site.conf;
  }
}
`,
  args: (settings, folder) => ['-c', settings, '-e', `${folder}/error.log`],
})
