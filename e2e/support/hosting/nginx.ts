import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/support/free-port';
import { NGINX, NGINX_BROTLI, programPath } from '../../../tests/support/programs';

/** The installed nginx, serving a built site by the very configuration that docs/deploy.md shows. */
export class Nginx {
  private folder = '';
  httpPort = 0;
  httpsPort = 0;
  private process: ChildProcess | undefined;

  /**
   * @param site the built site
   * @param location more configuration for its server block
   * @throws Error with what nginx says when it doesn't start
   */
  async start(site: string, location = ''): Promise<void> {
    [this.httpPort, this.httpsPort] = await Promise.all([freePort(), freePort()]);
    this.folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
    const certificate = path.join(this.folder, 'certificate.pem');
    const key = path.join(this.folder, 'key.pem');
    makeCertificate(certificate, key);
    const servers = serversInGuide()
      .replace('listen 80', `listen 127.0.0.1:${this.httpPort}`)
      .replace('listen 443', `listen 127.0.0.1:${this.httpsPort}`)
      .replaceAll('www.example.org;', 'localhost;')
      .replace('https://www.example.org', `https://localhost:${this.httpsPort}`)
      .replace('brotli_static', `${location} brotli_static`)
      .replace(/\/etc\/\S+\/fullchain\.pem/, certificate)
      .replace(/\/etc\/\S+\/privkey\.pem/, key)
      .replaceAll('/var/www/site', path.resolve(site));
    const file = path.join(this.folder, 'nginx.conf');
    writeFileSync(file, configuration(this.folder, servers));
    const executable = programPath(NGINX) ?? 'nginx';
    const child = spawn(executable, ['-p', this.folder, '-c', file, '-e', 'error.log']);
    this.process = child;
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const ended = new Promise<never>((_resolve, reject) => {
      child.on('close', () => reject(new Error(`nginx did not start. ${said}`)));
    });
    ended.catch(() => undefined);
    await Promise.race([listensOn(this.httpsPort), ended]);
  }

  stop(): void {
    this.process?.kill();
    if (this.folder) rmSync(this.folder, { recursive: true, force: true });
  }
}

/** The configuration in docs/deploy.md, so that what people copy from there is what is tested. */
function serversInGuide(): string {
  const [, servers] = /```nginx\n(.*?)```/s.exec(readFileSync('docs/deploy.md', 'utf8')) ?? [];
  if (!servers) throw new Error('docs/deploy.md shows no configuration of nginx.');
  return servers;
}

/** The whole configuration around the servers. All that nginx writes stays in the folder. */
function configuration(folder: string, servers: string): string {
  const brotli = existsSync(NGINX_BROTLI);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
    ${brotli ? `load_module ${NGINX_BROTLI};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
      ${brotli ? servers : servers.replace(/brotli_static.*\n/, '')}
    }`;
}

function makeCertificate(certificate: string, key: string): void {
  const command = `req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost
    -addext subjectAltName=DNS:localhost,IP:127.0.0.1 -keyout ${key} -out ${certificate}`;
  execFileSync('openssl', command.split(/\s+/), { stdio: 'pipe' });
}

async function listensOn(port: number): Promise<void> {
  const isListening = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
  while (!(await isListening())) await new Promise((resolve) => setTimeout(resolve, 50));
}
