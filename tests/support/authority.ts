// eslint-disable-next-line import-x/no-restricted-paths -- tests of scripts share this fixture with those of the plugin
export * from '../../plugins/legal-record/fixtures/authority';
