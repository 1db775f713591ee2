/**
 * Node loads this module before Ghost's own code, so that Ghost reaches no other computer. Otherwise, Ghost
 * would ask for updates, for the location of a member's IP address and for the mail server of an address.
 */
import dns from 'node:dns';

const NOWHERE = ['127.0.0.1:9'];
// After ENOTFOUND, Ghost would ask again and again for some seconds.
const notFound = (name) => Object.assign(new Error(`${name} is not this computer.`), { code: 'ENODATA' });
const isHere = (host) => !host || host === 'localhost' || host === '::1' || host.startsWith('127.');

dns.setServers(NOWHERE);
for (const api of [dns, dns.promises]) {
  const { Resolver } = api;
  api.Resolver = class extends Resolver {
    constructor(options) {
      super(options);
      this.setServers(NOWHERE);
    }
  };
}

const { lookup } = dns;
dns.lookup = (name, ...rest) => (isHere(name) ? lookup(name, ...rest) : rest.at(-1)(notFound(name)));
const { lookup: lookupPromise } = dns.promises;
dns.promises.lookup = (name, ...rest) =>
  isHere(name) ? lookupPromise(name, ...rest) : Promise.reject(notFound(name));
