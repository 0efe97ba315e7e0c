import type { ChannelHours, ChannelInfo, DailyNotice, HeldChannel, NewChannel, NoticeWays, SeatNotices, SeatWishes } from '#protocol';
import { call, hasText, isAnything } from './api.ts';

/* What is asked about being told: apart from the rest, for few pages ask it. */

const isHeldChannel = (value: unknown): value is HeldChannel => hasText(value, 'channel') && hasText(value, 'secret');
const isChannelInfo = (value: unknown): value is ChannelInfo => hasText(value, 'kind') && hasText(value, 'address');
const isSeatNotices = (value: unknown): value is SeatNotices => hasText(value, 'calendar');
const isNoticeWays = (value: unknown): value is NoticeWays => hasText(value, 'push');
const isTest = (value: unknown): value is { readonly test: string } => hasText(value, 'test');
const channelPath = (channel: string): string => `/api/channels/${encodeURIComponent(channel)}`;

export const noticeApi = {
  noticeWays: () => call('GET', '/api/notices', isNoticeWays),
  openChannel: (channel: NewChannel) => call('POST', '/api/channels', isHeldChannel, channel),
  channel: ({ channel, secret }: HeldChannel) => call('GET', channelPath(channel), isChannelInfo, undefined, secret),
  setHours: ({ channel, secret }: HeldChannel, hours: ChannelHours) => call('PUT', channelPath(channel), isChannelInfo, hours, secret),
  closeChannel: ({ channel, secret }: HeldChannel) => call('DELETE', channelPath(channel), isAnything, undefined, secret),
  testChannel: ({ channel, secret }: HeldChannel) => call('POST', `${channelPath(channel)}/test`, isTest, {}, secret),
  daily: (key: string, asked: DailyNotice) => call('PUT', '/api/challenges/daily', isAnything, asked, key),
  wish: (table: string, token: string, wishes: SeatWishes) => call('PUT', `/api/tables/${encodeURIComponent(table)}/notices`, isSeatNotices, wishes, token),
  notices: (table: string, token: string) => call('GET', `/api/tables/${encodeURIComponent(table)}/notices`, isSeatNotices, undefined, token),
};
