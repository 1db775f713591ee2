// eslint-disable-next-line no-restricted-imports -- tests of scripts share this fixture with those of the plugin
export * from '../../plugins/legal-record/fixtures/authority';
