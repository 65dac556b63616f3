CREATE TABLE "attempt_window" (
	"key" varchar(100) PRIMARY KEY NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_template" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"use_type" varchar(4) NOT NULL,
	"pri_tmpl_id" varchar(60) NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "picture_code" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"answer_hash" varchar(64) NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_token" (
	"name" varchar(40) PRIMARY KEY NOT NULL,
	"value_sealed" text NOT NULL,
	"expire_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"key" varchar(80) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"content_type" varchar(40) NOT NULL,
	"byte_count" integer NOT NULL,
	"width" integer,
	"height" integer,
	"is_used" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "upload_policy" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"files_left" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_policy_files_check" CHECK ("upload_policy"."files_left" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_address" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"user_name" varchar(60) NOT NULL,
	"phone_code" varchar(5) NOT NULL,
	"tel_num" varchar(15) NOT NULL,
	"postal_code" varchar(12) NOT NULL,
	"province_id" varchar(64) NOT NULL,
	"city_id" varchar(64) NOT NULL,
	"county_name" varchar(60) NOT NULL,
	"detail_info" varchar(140) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_certificate" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"cert_type" varchar(20) NOT NULL,
	"name" varchar(60) NOT NULL,
	"number_sealed" text NOT NULL,
	"number_masked" varchar(40) NOT NULL,
	"number_digest" varchar(64) NOT NULL,
	"valid_until" varchar(10),
	"front_key" varchar(80),
	"back_key" varchar(80),
	"is_default" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_identity" (
	"provider" varchar(20) NOT NULL,
	"subject" varchar(160) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"nick_name" varchar(60),
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "user_identity_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "invoice" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"state" varchar(10) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"title" varchar(80) NOT NULL,
	"tax_number" varchar(30) DEFAULT '' NOT NULL,
	"email" varchar(120) NOT NULL,
	"amount_cents" integer NOT NULL,
	"invoice_no" varchar(32),
	"answer" text DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"issue_time" timestamp with time zone,
	CONSTRAINT "invoice_invoice_no_unique" UNIQUE("invoice_no"),
	CONSTRAINT "invoice_amount_check" CHECK ("invoice"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "logistics_trace" (
	"order_id" varchar(64) NOT NULL,
	"step" integer NOT NULL,
	"state" varchar(12) NOT NULL,
	"place" jsonb NOT NULL,
	"time" timestamp with time zone NOT NULL,
	CONSTRAINT "logistics_trace_order_id_step_pk" PRIMARY KEY("order_id","step")
);
--> statement-breakpoint
CREATE TABLE "order_logistics" (
	"order_id" varchar(64) PRIMARY KEY NOT NULL,
	"carrier" varchar(20) NOT NULL,
	"number" varchar(40) NOT NULL,
	"state" varchar(12) NOT NULL,
	"update_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_refund" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"refund_no" varchar(32) NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"state" varchar(10) NOT NULL,
	"amount_cents" integer NOT NULL,
	"freight_cents" integer DEFAULT 0 NOT NULL,
	"reason" varchar(20) NOT NULL,
	"description" varchar(140) DEFAULT '' NOT NULL,
	"pic_keys" jsonb NOT NULL,
	"answer" varchar(140) DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"answer_time" timestamp with time zone,
	"refund_time" timestamp with time zone,
	"payment_id" varchar(64),
	"tried_time" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "order_refund_refund_no_unique" UNIQUE("refund_no"),
	CONSTRAINT "order_refund_amount_check" CHECK ("order_refund"."amount_cents" >= 0 and "order_refund"."freight_cents" >= 0 and "order_refund"."freight_cents" <= "order_refund"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "order_refund_item" (
	"refund_id" varchar(64) NOT NULL,
	"order_item_id" varchar(64) NOT NULL,
	"quantity" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	CONSTRAINT "order_refund_item_refund_id_order_item_id_pk" PRIMARY KEY("refund_id","order_item_id"),
	CONSTRAINT "order_refund_item_check" CHECK ("order_refund_item"."quantity" > 0 and "order_refund_item"."amount_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "bargain_cut" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"bargain_id" varchar(64) NOT NULL,
	"bargain_user_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"cut_no" integer NOT NULL,
	"cut_cents" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "bargain_cut_check" CHECK ("bargain_cut"."cut_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "bargain_info" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"share_title" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"floor_cents" integer NOT NULL,
	"cut_count" integer NOT NULL,
	"is_self_cut" boolean DEFAULT true NOT NULL,
	"must_reach_floor" boolean DEFAULT false NOT NULL,
	"duration_minutes" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"launch_num" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "bargain_info_check" CHECK ("bargain_info"."floor_cents" >= 0 and "bargain_info"."cut_count" > 0 and "bargain_info"."start_time" < "bargain_info"."end_time")
);
--> statement-breakpoint
CREATE TABLE "bargain_user" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"bargain_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"start_cents" integer NOT NULL,
	"floor_cents" integer NOT NULL,
	"cut_plan" jsonb NOT NULL,
	"cut_total" integer NOT NULL,
	"cuts_done" integer DEFAULT 0 NOT NULL,
	"cut_cents" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"order_id" varchar(64),
	"is_bought" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bargain_user_cuts_check" CHECK ("bargain_user"."cuts_done" >= 0 and "bargain_user"."cuts_done" <= "bargain_user"."cut_total"),
	CONSTRAINT "bargain_user_floor_check" CHECK ("bargain_user"."cut_cents" >= 0 and "bargain_user"."start_cents" - "bargain_user"."cut_cents" >= "bargain_user"."floor_cents")
);
--> statement-breakpoint
CREATE TABLE "fission_activity" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"share_title" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"steps" jsonb NOT NULL,
	"newcomer_points" integer DEFAULT 0 NOT NULL,
	"newcomer_coupon_id" varchar(64),
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fission_record" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"activity_id" varchar(64) NOT NULL,
	"inviter_user_id" varchar(64) NOT NULL,
	"newcomer_user_id" varchar(64) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "fission_record_newcomer_user_id_unique" UNIQUE("newcomer_user_id"),
	CONSTRAINT "fission_record_self_check" CHECK ("fission_record"."inviter_user_id" <> "fission_record"."newcomer_user_id")
);
--> statement-breakpoint
CREATE TABLE "fission_reward" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"activity_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"step" integer NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"coupon_id" varchar(64),
	"create_time" timestamp with time zone NOT NULL,
	"grant_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fission_user" (
	"activity_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"invited_num" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "fission_user_activity_id_user_id_pk" PRIMARY KEY("activity_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "groupon_group" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"groupon_id" varchar(64) NOT NULL,
	"leader_user_id" varchar(64) NOT NULL,
	"state" varchar(10) NOT NULL,
	"size" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	"paid" integer DEFAULT 0 NOT NULL,
	"price_cents" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"finish_time" timestamp with time zone,
	"is_settled" boolean DEFAULT false NOT NULL,
	CONSTRAINT "groupon_group_places_check" CHECK ("groupon_group"."taken" >= 0 and "groupon_group"."taken" <= "groupon_group"."size" and "groupon_group"."paid" >= 0 and "groupon_group"."paid" <= "groupon_group"."taken")
);
--> statement-breakpoint
CREATE TABLE "groupon_info" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"share_title" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"price_cents" integer NOT NULL,
	"groupon_num" integer NOT NULL,
	"duration_minutes" integer NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"launch_num" integer DEFAULT 0 NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "groupon_info_check" CHECK ("groupon_info"."price_cents" >= 0 and "groupon_info"."groupon_num" > 1 and "groupon_info"."start_time" < "groupon_info"."end_time")
);
--> statement-breakpoint
CREATE TABLE "groupon_user" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"groupon_id" varchar(64) NOT NULL,
	"group_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"is_leader" boolean NOT NULL,
	"state" varchar(10) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"paid_time" timestamp with time zone,
	CONSTRAINT "groupon_user_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "clinic_notice" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"date" varchar(10) NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "department" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"specialty" jsonb NOT NULL,
	"department_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"sex" varchar(1) NOT NULL,
	"languages" jsonb NOT NULL,
	"bio" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"is_available" boolean DEFAULT true NOT NULL,
	"fee_cents" integer NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_booking" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"booking_no" varchar(32) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"doctor_id" varchar(64) NOT NULL,
	"department_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"person_id" varchar(64) NOT NULL,
	"person_name" varchar(60) NOT NULL,
	"person_birth_date" varchar(10) NOT NULL,
	"phone_code" varchar(5) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"date" varchar(10) NOT NULL,
	"time" varchar(5) NOT NULL,
	"reason_sealed" text,
	"fee_cents" integer NOT NULL,
	"state" varchar(10) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"answer_due" timestamp with time zone NOT NULL,
	"answer_time" timestamp with time zone,
	"decline_reason" varchar(140),
	"cancel_time" timestamp with time zone,
	"done_time" timestamp with time zone,
	"previous_id" varchar(64),
	CONSTRAINT "doctor_booking_booking_no_unique" UNIQUE("booking_no")
);
--> statement-breakpoint
CREATE TABLE "doctor_leave" (
	"doctor_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	CONSTRAINT "doctor_leave_doctor_id_date_pk" PRIMARY KEY("doctor_id","date")
);
--> statement-breakpoint
CREATE TABLE "doctor_offer" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"booking_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	"time" varchar(5) NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"state" varchar(10) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_place" (
	"doctor_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	"time" varchar(5) NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "doctor_place_doctor_id_date_time_pk" PRIMARY KEY("doctor_id","date","time"),
	CONSTRAINT "doctor_place_check" CHECK ("doctor_place"."taken" >= 0 and "doctor_place"."taken" <= "doctor_place"."capacity")
);
--> statement-breakpoint
CREATE TABLE "doctor_timetable" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"doctor_id" varchar(64) NOT NULL,
	"weekday" integer NOT NULL,
	"start" varchar(5) NOT NULL,
	"end" varchar(5) NOT NULL,
	"step_minutes" integer NOT NULL,
	"capacity" integer NOT NULL,
	CONSTRAINT "doctor_timetable_check" CHECK ("doctor_timetable"."weekday" between 0 and 6 and "doctor_timetable"."step_minutes" > 0 and "doctor_timetable"."capacity" > 0 and "doctor_timetable"."start" < "doctor_timetable"."end")
);
--> statement-breakpoint
CREATE TABLE "insurer" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_insurer" (
	"shop_id" varchar(64) NOT NULL,
	"insurer_id" varchar(64) NOT NULL,
	CONSTRAINT "shop_insurer_shop_id_insurer_id_pk" PRIMARY KEY("shop_id","insurer_id")
);
--> statement-breakpoint
CREATE TABLE "advert" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"position" varchar(10) NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"link" varchar(200) NOT NULL,
	"alt" jsonb NOT NULL,
	"is_show" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "article" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"content" jsonb NOT NULL,
	"date" varchar(10) NOT NULL,
	"topic" varchar(20) DEFAULT 'health' NOT NULL,
	"search_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "custom_config" (
	"custom_code" varchar(60) PRIMARY KEY NOT NULL,
	"config_value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decoration_block" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"type" varchar(20) NOT NULL,
	"title" jsonb,
	"banners" jsonb NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "decoration_media" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(5) NOT NULL,
	"title" jsonb NOT NULL,
	"text" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"pic_url_wide" varchar(200) NOT NULL,
	"video_url" varchar(200),
	"seconds" integer,
	"link" varchar(200) NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange_rate" (
	"code" varchar(3) PRIMARY KEY NOT NULL,
	"rate_e4" integer NOT NULL,
	"update_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hot_word" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"text" jsonb NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nav_icon" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"icon" varchar(40) NOT NULL,
	"link" varchar(200) NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"article_id" varchar(64),
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"channel" varchar(10) NOT NULL,
	"recipient" varchar(120) NOT NULL,
	"body" text NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "protocol" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(20) NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"date" varchar(10) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_state" (
	"key" varchar(40) PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"end_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_code" (
	"code" varchar(32) PRIMARY KEY NOT NULL,
	"enterprise_id" varchar(64) NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_code_used_check" CHECK ("enterprise_code"."used" >= 0 and "enterprise_code"."used" <= "enterprise_code"."total")
);
--> statement-breakpoint
CREATE TABLE "enterprise_goods" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"merchant_id" varchar(64) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"price_cents" integer NOT NULL,
	"quota" integer NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "enterprise_goods_check" CHECK ("enterprise_goods"."price_cents" >= 0 and "enterprise_goods"."quota" > 0)
);
--> statement-breakpoint
CREATE TABLE "enterprise_member" (
	"enterprise_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"code" varchar(32) NOT NULL,
	"merchant_id" varchar(64) NOT NULL,
	"join_time" timestamp with time zone NOT NULL,
	CONSTRAINT "enterprise_member_enterprise_id_user_id_pk" PRIMARY KEY("enterprise_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "enterprise_merchant" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"enterprise_id" varchar(64) NOT NULL,
	"name" jsonb NOT NULL,
	"logo" varchar(200) NOT NULL,
	"sort" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_order" (
	"order_id" varchar(64) PRIMARY KEY NOT NULL,
	"enterprise_id" varchar(64) NOT NULL,
	"merchant_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "enterprise_use" (
	"merchant_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"used" integer NOT NULL,
	"quota" integer NOT NULL,
	CONSTRAINT "enterprise_use_merchant_id_user_id_sku_id_pk" PRIMARY KEY("merchant_id","user_id","sku_id"),
	CONSTRAINT "enterprise_use_check" CHECK ("enterprise_use"."used" >= 0 and "enterprise_use"."used" <= "enterprise_use"."quota")
);
--> statement-breakpoint
CREATE TABLE "brand_follow" (
	"user_id" varchar(64) NOT NULL,
	"brand_id" varchar(64) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "brand_follow_user_id_brand_id_pk" PRIMARY KEY("user_id","brand_id")
);
--> statement-breakpoint
CREATE TABLE "browse_record" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"target_id" varchar(64) NOT NULL,
	"time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "compare_entry" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"position" integer NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "compare_position_check" CHECK ("compare_entry"."position" between 1 and 10)
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"target_id" varchar(64) NOT NULL,
	"price_cents" integer,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(20) NOT NULL,
	"content" varchar(140) NOT NULL,
	"pic_urls" jsonb NOT NULL,
	"contact" varchar(60) NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feedback_answer" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"feedback_id" varchar(64) NOT NULL,
	"content" varchar(500) NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"logo" varchar(200) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "category" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"parent_id" varchar(64),
	"name" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"sort" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"is_hot" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ensure" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"icon" varchar(40) NOT NULL,
	"kinds" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"user_id" varchar(64),
	"order_item_id" varchar(64),
	"score" integer NOT NULL,
	"tags" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"author_text" jsonb NOT NULL,
	"date" varchar(10) NOT NULL,
	"pic_urls" jsonb NOT NULL,
	"reply" jsonb,
	"create_time" timestamp with time zone,
	CONSTRAINT "review_score_check" CHECK ("review"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "sku" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"name" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"sales_price_cents" integer NOT NULL,
	"market_price_cents" integer,
	"stock" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"disabled_reason" jsonb,
	"specs" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sku_stock_check" CHECK ("sku"."stock" >= 0)
);
--> statement-breakpoint
CREATE TABLE "spec_value" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spec_id" varchar(64) NOT NULL,
	"spec_name" jsonb NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spu" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"spu_code" varchar(40) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" jsonb NOT NULL,
	"sell_point" jsonb NOT NULL,
	"category_id" varchar(64) NOT NULL,
	"brand_id" varchar(64),
	"pic_urls" jsonb NOT NULL,
	"is_on_shelf" boolean DEFAULT true NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"price_down_cents" integer NOT NULL,
	"price_up_cents" integer NOT NULL,
	"market_price_cents" integer,
	"is_price_hidden" boolean DEFAULT false NOT NULL,
	"sale_num" integer DEFAULT 0 NOT NULL,
	"is_bookable" boolean NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"slot_kind" varchar(10),
	"description" jsonb NOT NULL,
	"notice" jsonb NOT NULL,
	"service_content" jsonb NOT NULL,
	"key_screenings" jsonb NOT NULL,
	"package_groups" jsonb NOT NULL,
	"preparations" jsonb NOT NULL,
	"sex" varchar(1) DEFAULT '0' NOT NULL,
	"age_min" integer,
	"age_max" integer,
	"eligibility_text" jsonb NOT NULL,
	"needles" integer DEFAULT 0 NOT NULL,
	"needle_intervals" jsonb NOT NULL,
	"duration_minutes" integer,
	"report_days" integer,
	"refund_text" jsonb NOT NULL,
	"tax_basis_points" integer DEFAULT 0 NOT NULL,
	"freight_cents" integer DEFAULT 0 NOT NULL,
	"is_cross_border" boolean DEFAULT false NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"review_score_sum" integer DEFAULT 0 NOT NULL,
	"is_hot_sale" boolean DEFAULT false NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"search_text" text NOT NULL,
	CONSTRAINT "spu_spu_code_unique" UNIQUE("spu_code")
);
--> statement-breakpoint
CREATE TABLE "spu_shop" (
	"spu_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	CONSTRAINT "spu_shop_spu_id_shop_id_pk" PRIMARY KEY("spu_id","shop_id")
);
--> statement-breakpoint
CREATE TABLE "spu_spec_value" (
	"spu_id" varchar(64) NOT NULL,
	"spec_value_id" varchar(64) NOT NULL,
	"category_id" varchar(64) NOT NULL,
	CONSTRAINT "spu_spec_value_spu_id_spec_value_id_pk" PRIMARY KEY("spu_id","spec_value_id")
);
--> statement-breakpoint
CREATE TABLE "spu_tag" (
	"spu_id" varchar(64) NOT NULL,
	"tag_id" varchar(64) NOT NULL,
	CONSTRAINT "spu_tag_spu_id_tag_id_pk" PRIMARY KEY("spu_id","tag_id")
);
--> statement-breakpoint
CREATE TABLE "tag" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "growth_record" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"amount" integer NOT NULL,
	"order_id" varchar(64),
	"order_no" varchar(32),
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"user_id" varchar(64) PRIMARY KEY NOT NULL,
	"member_no" varchar(20) NOT NULL,
	"growth_value" integer DEFAULT 0 NOT NULL,
	"join_time" timestamp with time zone NOT NULL,
	CONSTRAINT "member_member_no_unique" UNIQUE("member_no"),
	CONSTRAINT "member_growth_check" CHECK ("member"."growth_value" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_config" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"name" jsonb NOT NULL,
	"growth_name" jsonb NOT NULL,
	"rule" jsonb NOT NULL,
	"cents_per_growth" integer NOT NULL,
	"join_growth" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "member_config_check" CHECK ("member_config"."cents_per_growth" > 0 and "member_config"."join_growth" >= 0)
);
--> statement-breakpoint
CREATE TABLE "member_level" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"level" integer NOT NULL,
	"name" jsonb NOT NULL,
	"growth_value" integer NOT NULL,
	"right_ids" jsonb NOT NULL,
	CONSTRAINT "member_level_level_unique" UNIQUE("level"),
	CONSTRAINT "member_level_growth_value_unique" UNIQUE("growth_value")
);
--> statement-breakpoint
CREATE TABLE "member_right" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"detail" jsonb NOT NULL,
	"icon" varchar(40) NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "discount_code" (
	"code" varchar(32) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"kind" varchar(10) NOT NULL,
	"value" integer NOT NULL,
	"min_spend_cents" integer DEFAULT 0 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "discount_used_check" CHECK ("discount_code"."used" >= 0 and "discount_code"."used" <= "discount_code"."total")
);
--> statement-breakpoint
CREATE TABLE "discount_use" (
	"order_id" varchar(64) PRIMARY KEY NOT NULL,
	"code" varchar(32) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"is_returned" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_booking" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"order_id" varchar(64),
	"order_item_id" varchar(64),
	"spu_id" varchar(64) NOT NULL,
	"spu_name" jsonb NOT NULL,
	"spec_info" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"state" varchar(10) NOT NULL,
	"needle_no" integer DEFAULT 0 NOT NULL,
	"needle_total" integer DEFAULT 0 NOT NULL,
	"needle_interval_days" integer DEFAULT 0 NOT NULL,
	"shop_id" varchar(64),
	"slot_id" varchar(64),
	"date" varchar(10),
	"time" varchar(5),
	"person_id" varchar(64),
	"person_name" varchar(60),
	"person_birth_date" varchar(10),
	"phone_code" varchar(5),
	"phone" varchar(15),
	"changes_used" integer DEFAULT 0 NOT NULL,
	"cancels_used" integer DEFAULT 0 NOT NULL,
	"verify_code" varchar(20),
	"verified_time" timestamp with time zone,
	"injected_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_info" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"order_no" varchar(32) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"status" varchar(2),
	"is_paid" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"sales_cents" integer NOT NULL,
	"discount_cents" integer NOT NULL,
	"tax_cents" integer NOT NULL,
	"freight_cents" integer NOT NULL,
	"payment_cents" integer NOT NULL,
	"coupon_cents" integer DEFAULT 0 NOT NULL,
	"coupon_user_id" varchar(64),
	"points_cents" integer DEFAULT 0 NOT NULL,
	"points_used" integer DEFAULT 0 NOT NULL,
	"offer_kind" varchar(10),
	"offer_id" varchar(64),
	"given_back_time" timestamp with time zone,
	"discount_code" varchar(32),
	"pay_type" varchar(10),
	"shop_id" varchar(64),
	"person_id" varchar(64),
	"buyer_name" varchar(60) NOT NULL,
	"buyer_phone_code" varchar(5) NOT NULL,
	"buyer_phone" varchar(15) NOT NULL,
	"delivery_address" varchar(140),
	"certificate_id" varchar(64),
	"remark" varchar(140) DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"pay_deadline" timestamp with time zone NOT NULL,
	"payment_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"cancel_reason" varchar(10),
	"refund_time" timestamp with time zone,
	"refund_cents" integer,
	"shipped_time" timestamp with time zone,
	"completed_time" timestamp with time zone,
	CONSTRAINT "order_info_order_no_unique" UNIQUE("order_no"),
	CONSTRAINT "order_total_check" CHECK ("order_info"."payment_cents" = "order_info"."sales_cents" - "order_info"."discount_cents" - "order_info"."coupon_cents" - "order_info"."points_cents" + "order_info"."tax_cents" + "order_info"."freight_cents" and "order_info"."payment_cents" >= 0),
	CONSTRAINT "order_offer_check" CHECK (("order_info"."offer_kind" is null) = ("order_info"."offer_id" is null))
);
--> statement-breakpoint
CREATE TABLE "order_item" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"spu_name" jsonb NOT NULL,
	"spec_info" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"quantity" integer NOT NULL,
	"sales_price_cents" integer NOT NULL,
	"is_bookable" boolean NOT NULL,
	"needles" integer DEFAULT 0 NOT NULL,
	"payment_cents" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"order_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"pay_type" varchar(10) NOT NULL,
	"channel" varchar(20) NOT NULL,
	"state" varchar(10) NOT NULL,
	"amount_cents" integer NOT NULL,
	"provider_ref" varchar(80),
	"return_url" text,
	"create_time" timestamp with time zone NOT NULL,
	"finish_time" timestamp with time zone,
	"refunded_time" timestamp with time zone,
	"asked_time" timestamp with time zone,
	CONSTRAINT "payment_provider_ref_unique" UNIQUE("provider_ref")
);
--> statement-breakpoint
CREATE TABLE "queue_line" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"doctor_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	"last_number" integer DEFAULT 0 NOT NULL,
	"called_number" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "queue_line_check" CHECK ("queue_line"."called_number" <= "queue_line"."last_number")
);
--> statement-breakpoint
CREATE TABLE "queue_ticket" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"line_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"doctor_id" varchar(64) NOT NULL,
	"department_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	"person_id" varchar(64) NOT NULL,
	"person_name" varchar(60) NOT NULL,
	"state" varchar(10) NOT NULL,
	"number" integer,
	"check_in_latitude" double precision,
	"check_in_longitude" double precision,
	"register_time" timestamp with time zone NOT NULL,
	"check_in_time" timestamp with time zone,
	"called_time" timestamp with time zone,
	"done_time" timestamp with time zone,
	"cancel_time" timestamp with time zone,
	"passed_time" timestamp with time zone,
	"remark" text,
	CONSTRAINT "queue_ticket_number_check" CHECK (("queue_ticket"."number" is null) = ("queue_ticket"."check_in_time" is null))
);
--> statement-breakpoint
CREATE TABLE "physical_report" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"report_no" varchar(32) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"person_id" varchar(64) NOT NULL,
	"person_name" varchar(60) NOT NULL,
	"person_sex" varchar(1) NOT NULL,
	"person_birth_date" varchar(10) NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"booking_id" varchar(64),
	"title" jsonb NOT NULL,
	"exam_date" varchar(10) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"body_sealed" text NOT NULL,
	CONSTRAINT "physical_report_report_no_unique" UNIQUE("report_no")
);
--> statement-breakpoint
CREATE TABLE "closed_day" (
	"shop_id" varchar(64) NOT NULL,
	"date" varchar(10) NOT NULL,
	"state" varchar(10) NOT NULL,
	CONSTRAINT "closed_day_shop_id_date_pk" PRIMARY KEY("shop_id","date")
);
--> statement-breakpoint
CREATE TABLE "shop" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"name" jsonb NOT NULL,
	"brand_id" varchar(64),
	"parent_id" varchar(64),
	"region" varchar(2) NOT NULL,
	"district" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"transport" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"phone" varchar(30) NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"zone" varchar(40) DEFAULT 'Asia/Hong_Kong' NOT NULL,
	"hours" jsonb NOT NULL,
	"pic_urls" jsonb NOT NULL,
	"tags" jsonb NOT NULL,
	"rating_tenths" integer NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "slot" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"shop_id" varchar(64) NOT NULL,
	"slot_kind" varchar(10) NOT NULL,
	"date" varchar(10) NOT NULL,
	"time" varchar(5) NOT NULL,
	"capacity" integer NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "slot_capacity_check" CHECK ("slot"."taken" >= 0 and "slot"."taken" <= "slot"."capacity")
);
--> statement-breakpoint
CREATE TABLE "coupon_code_item" (
	"code" varchar(32) PRIMARY KEY NOT NULL,
	"coupon_id" varchar(64) NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"user_id" varchar(64),
	"coupon_user_id" varchar(64),
	"receive_time" timestamp with time zone,
	CONSTRAINT "coupon_code_check" CHECK (("coupon_code_item"."user_id" is null) = ("coupon_code_item"."coupon_user_id" is null))
);
--> statement-breakpoint
CREATE TABLE "coupon_info" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"remarks" jsonb NOT NULL,
	"kind" varchar(10) NOT NULL,
	"value" integer NOT NULL,
	"cap_cents" integer,
	"min_spend_cents" integer DEFAULT 0 NOT NULL,
	"suit_type" varchar(10) NOT NULL,
	"total" integer NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"per_user" integer DEFAULT 1 NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"expire_type" varchar(10) NOT NULL,
	"valid_begin_time" timestamp with time zone,
	"valid_end_time" timestamp with time zone,
	"valid_days" integer,
	"is_claimable" boolean DEFAULT true NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"sort" integer DEFAULT 0 NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_claimed_check" CHECK ("coupon_info"."claimed" >= 0 and "coupon_info"."claimed" <= "coupon_info"."total"),
	CONSTRAINT "coupon_value_check" CHECK ("coupon_info"."value" > 0 and ("coupon_info"."kind" <> 'percent' or "coupon_info"."value" <= 100)),
	CONSTRAINT "coupon_validity_check" CHECK (case "coupon_info"."expire_type" when 'days' then "coupon_info"."valid_days" > 0 else "coupon_info"."valid_begin_time" is not null and "coupon_info"."valid_end_time" is not null end)
);
--> statement-breakpoint
CREATE TABLE "coupon_package" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"pic_url" varchar(200) NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"end_time" timestamp with time zone NOT NULL,
	"total" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "coupon_package_check" CHECK ("coupon_package"."received" >= 0 and "coupon_package"."received" <= "coupon_package"."total")
);
--> statement-breakpoint
CREATE TABLE "coupon_package_item" (
	"package_id" varchar(64) NOT NULL,
	"coupon_id" varchar(64) NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "coupon_package_item_package_id_coupon_id_pk" PRIMARY KEY("package_id","coupon_id"),
	CONSTRAINT "coupon_package_item_check" CHECK ("coupon_package_item"."count" between 1 and 20)
);
--> statement-breakpoint
CREATE TABLE "coupon_package_receive" (
	"package_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_package_receive_package_id_user_id_pk" PRIMARY KEY("package_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_suit" (
	"coupon_id" varchar(64) NOT NULL,
	"target_id" varchar(64) NOT NULL,
	CONSTRAINT "coupon_suit_coupon_id_target_id_pk" PRIMARY KEY("coupon_id","target_id")
);
--> statement-breakpoint
CREATE TABLE "coupon_user" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"coupon_id" varchar(64) NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"source" varchar(10) NOT NULL,
	"serial" integer NOT NULL,
	"valid_begin_time" timestamp with time zone NOT NULL,
	"valid_end_time" timestamp with time zone NOT NULL,
	"order_id" varchar(64),
	"used_time" timestamp with time zone,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "points_account" (
	"user_id" varchar(64) PRIMARY KEY NOT NULL,
	"balance" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_balance_check" CHECK ("points_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_config" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"earn_points" integer NOT NULL,
	"use_points" integer NOT NULL,
	"max_share_percent" integer NOT NULL,
	"min_points" integer DEFAULT 0 NOT NULL,
	"remarks" jsonb NOT NULL,
	CONSTRAINT "points_config_check" CHECK ("points_config"."earn_points" >= 0 and "points_config"."use_points" > 0 and "points_config"."max_share_percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "points_record" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"points" integer NOT NULL,
	"balance" integer NOT NULL,
	"order_id" varchar(64),
	"order_no" varchar(32),
	"remark" varchar(140) DEFAULT '' NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "points_record_check" CHECK ("points_record"."balance" >= 0 and "points_record"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "shopping_cart" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"spu_id" varchar(64) NOT NULL,
	"sku_id" varchar(64) NOT NULL,
	"quantity" smallint NOT NULL,
	"add_price_cents" integer NOT NULL,
	"shop_id" varchar(64),
	"person_id" varchar(64),
	"booking_date" varchar(10),
	"booking_time" varchar(5),
	"slot_id" varchar(64),
	"create_time" timestamp with time zone NOT NULL,
	"update_time" timestamp with time zone NOT NULL,
	CONSTRAINT "cart_quantity_check" CHECK ("shopping_cart"."quantity" between 1 and 99)
);
--> statement-breakpoint
CREATE TABLE "app_user" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"username" varchar(60),
	"password_hash" varchar(200),
	"phone_code" varchar(5),
	"phone" varchar(15),
	"email" varchar(120),
	"open_id" varchar(80),
	"nick_name" varchar(60) NOT NULL,
	"headimg_url" varchar(200) NOT NULL,
	"real_name" varchar(60),
	"birth_date" varchar(10),
	"sex" varchar(1),
	"province_id" varchar(64),
	"city_id" varchar(64),
	"address" varchar(140),
	"create_time" timestamp with time zone NOT NULL,
	"delete_time" timestamp with time zone,
	CONSTRAINT "app_user_open_id_unique" UNIQUE("open_id")
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"user_id" varchar(64) NOT NULL,
	"scope" varchar(60) NOT NULL,
	"key" varchar(64) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	"create_time" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_key_user_id_scope_key_pk" PRIMARY KEY("user_id","scope","key")
);
--> statement-breakpoint
CREATE TABLE "login_code" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"purpose" varchar(20) NOT NULL,
	"target" varchar(120) NOT NULL,
	"code_hash" varchar(64) NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"tries_left" integer NOT NULL,
	"is_used" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_failure" (
	"account" varchar(120) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"locked_until" timestamp with time zone,
	"last_time" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"name" varchar(60) NOT NULL,
	"relation" varchar(10) NOT NULL,
	"phone_code" varchar(5) NOT NULL,
	"phone" varchar(15) NOT NULL,
	"id_type" varchar(20),
	"id_number_sealed" text,
	"id_number_masked" varchar(40),
	"province_id" varchar(64),
	"city_id" varchar(64),
	"birth_date" varchar(10) NOT NULL,
	"sex" varchar(1) NOT NULL,
	"address" varchar(140) NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_deleted" boolean DEFAULT false NOT NULL,
	"create_time" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" varchar(64) NOT NULL,
	"expire_time" timestamp with time zone NOT NULL,
	"create_time" timestamp with time zone NOT NULL,
	"enterprise_id" varchar(64)
);
--> statement-breakpoint
CREATE INDEX "attempt_window_start_idx" ON "attempt_window" USING btree ("start_time");--> statement-breakpoint
CREATE INDEX "message_template_type_idx" ON "message_template" USING btree ("use_type","sort");--> statement-breakpoint
CREATE INDEX "picture_code_expire_idx" ON "picture_code" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "upload_user_idx" ON "upload" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "upload_unused_idx" ON "upload" USING btree ("create_time") WHERE is_used = false;--> statement-breakpoint
CREATE INDEX "upload_policy_user_idx" ON "upload_policy" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_policy_expire_idx" ON "upload_policy" USING btree ("expire_time");--> statement-breakpoint
CREATE INDEX "user_address_user_idx" ON "user_address" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "user_address_default_idx" ON "user_address" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "user_certificate_user_idx" ON "user_certificate" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "user_certificate_number_idx" ON "user_certificate" USING btree ("user_id","cert_type","number_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "user_certificate_default_idx" ON "user_certificate" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE UNIQUE INDEX "user_identity_user_idx" ON "user_identity" USING btree ("user_id","provider");--> statement-breakpoint
CREATE INDEX "invoice_user_idx" ON "invoice" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "invoice_order_all_idx" ON "invoice" USING btree ("order_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_idx" ON "invoice" USING btree ("order_id") WHERE state <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "order_logistics_number_idx" ON "order_logistics" USING btree ("carrier","number");--> statement-breakpoint
CREATE INDEX "order_logistics_open_idx" ON "order_logistics" USING btree ("update_time") WHERE state <> 'signed';--> statement-breakpoint
CREATE INDEX "order_refund_user_idx" ON "order_refund" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "order_refund_order_idx" ON "order_refund" USING btree ("order_id","create_time");--> statement-breakpoint
CREATE UNIQUE INDEX "order_refund_open_idx" ON "order_refund" USING btree ("order_id") WHERE state in ('applied', 'approved');--> statement-breakpoint
CREATE INDEX "order_refund_due_idx" ON "order_refund" USING btree ("tried_time") WHERE state = 'approved';--> statement-breakpoint
CREATE INDEX "order_refund_item_item_idx" ON "order_refund_item" USING btree ("order_item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bargain_cut_once_idx" ON "bargain_cut" USING btree ("bargain_user_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bargain_cut_no_idx" ON "bargain_cut" USING btree ("bargain_user_id","cut_no");--> statement-breakpoint
CREATE INDEX "bargain_cut_user_idx" ON "bargain_cut" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "bargain_info_list_idx" ON "bargain_info" USING btree ("sort","id") WHERE is_enabled;--> statement-breakpoint
CREATE UNIQUE INDEX "bargain_user_once_idx" ON "bargain_user" USING btree ("bargain_id","user_id");--> statement-breakpoint
CREATE INDEX "bargain_user_mine_idx" ON "bargain_user" USING btree ("user_id","start_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "fission_record_inviter_idx" ON "fission_record" USING btree ("activity_id","inviter_user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "fission_reward_once_idx" ON "fission_reward" USING btree ("activity_id","user_id","step");--> statement-breakpoint
CREATE INDEX "fission_reward_user_idx" ON "fission_reward" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fission_reward_due_idx" ON "fission_reward" USING btree ("create_time") WHERE grant_time is null;--> statement-breakpoint
CREATE INDEX "fission_user_user_idx" ON "fission_user" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "groupon_group_open_idx" ON "groupon_group" USING btree ("groupon_id","end_time","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "groupon_group_deadline_idx" ON "groupon_group" USING btree ("end_time") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "groupon_group_failed_idx" ON "groupon_group" USING btree ("end_time") WHERE state = 'failed' and not is_settled;--> statement-breakpoint
CREATE INDEX "groupon_info_list_idx" ON "groupon_info" USING btree ("sort","id") WHERE is_enabled;--> statement-breakpoint
CREATE UNIQUE INDEX "groupon_user_once_idx" ON "groupon_user" USING btree ("group_id","user_id") WHERE state <> 'released';--> statement-breakpoint
CREATE INDEX "groupon_user_group_idx" ON "groupon_user" USING btree ("group_id","create_time","id");--> statement-breakpoint
CREATE INDEX "groupon_user_mine_idx" ON "groupon_user" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "clinic_notice_shop_idx" ON "clinic_notice" USING btree ("shop_id","start_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "doctor_shop_idx" ON "doctor" USING btree ("shop_id","sort","id");--> statement-breakpoint
CREATE INDEX "doctor_department_idx" ON "doctor" USING btree ("department_id","sort","id");--> statement-breakpoint
CREATE INDEX "doctor_sort_idx" ON "doctor" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "doctor_booking_user_idx" ON "doctor_booking" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "doctor_booking_state_idx" ON "doctor_booking" USING btree ("state","answer_due");--> statement-breakpoint
CREATE INDEX "doctor_booking_doctor_idx" ON "doctor_booking" USING btree ("doctor_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_booking_live_idx" ON "doctor_booking" USING btree ("doctor_id","person_id","date") WHERE state in ('waiting','confirmed');--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_offer_booking_idx" ON "doctor_offer" USING btree ("booking_id","date","time");--> statement-breakpoint
CREATE INDEX "doctor_offer_open_idx" ON "doctor_offer" USING btree ("expire_time") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "doctor_timetable_idx" ON "doctor_timetable" USING btree ("doctor_id","weekday","start");--> statement-breakpoint
CREATE INDEX "article_date_idx" ON "article" USING btree ("date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "article_topic_idx" ON "article" USING btree ("topic","date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "enterprise_goods_sku_idx" ON "enterprise_goods" USING btree ("merchant_id","sku_id");--> statement-breakpoint
CREATE INDEX "enterprise_goods_sort_idx" ON "enterprise_goods" USING btree ("merchant_id","sort","id");--> statement-breakpoint
CREATE INDEX "enterprise_member_user_idx" ON "enterprise_member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "enterprise_merchant_idx" ON "enterprise_merchant" USING btree ("enterprise_id","sort");--> statement-breakpoint
CREATE INDEX "enterprise_order_user_idx" ON "enterprise_order" USING btree ("user_id","enterprise_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enterprise_use_user_idx" ON "enterprise_use" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "brand_follow_brand_idx" ON "brand_follow" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "brand_follow_list_idx" ON "brand_follow" USING btree ("user_id","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "browse_once_idx" ON "browse_record" USING btree ("user_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "browse_list_idx" ON "browse_record" USING btree ("user_id","time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "browse_kind_idx" ON "browse_record" USING btree ("user_id","kind","time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "compare_once_idx" ON "compare_entry" USING btree ("user_id","spu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "compare_place_idx" ON "compare_entry" USING btree ("user_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "favourite_once_idx" ON "favourite" USING btree ("user_id","kind","target_id");--> statement-breakpoint
CREATE INDEX "favourite_list_idx" ON "favourite" USING btree ("user_id","kind","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "feedback_user_idx" ON "feedback" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "feedback_answer_idx" ON "feedback_answer" USING btree ("feedback_id","create_time");--> statement-breakpoint
CREATE INDEX "review_spu_idx" ON "review" USING btree ("spu_id","date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "review_user_idx" ON "review" USING btree ("user_id","create_time" DESC NULLS FIRST) WHERE user_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "review_once_idx" ON "review" USING btree ("order_item_id");--> statement-breakpoint
CREATE INDEX "review_reply_idx" ON "review" USING btree ("create_time" DESC NULLS FIRST) WHERE reply is null and create_time is not null;--> statement-breakpoint
CREATE INDEX "sku_spu_idx" ON "sku" USING btree ("spu_id");--> statement-breakpoint
CREATE INDEX "spu_sort_idx" ON "spu" USING btree ("sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_sales_idx" ON "spu" USING btree ("sale_num" DESC NULLS LAST,"sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_price_idx" ON "spu" USING btree ("price_down_cents","sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_price_down_idx" ON "spu" USING btree ("price_down_cents" DESC NULLS LAST,"sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_new_idx" ON "spu" USING btree ("create_time" DESC NULLS LAST,"sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_kind_idx" ON "spu" USING btree ("kind","sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_category_idx" ON "spu" USING btree ("category_id","sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_kind_sales_idx" ON "spu" USING btree ("kind","sale_num" DESC NULLS LAST,"sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_brand_idx" ON "spu" USING btree ("brand_id","sort","id") WHERE is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_hot_idx" ON "spu" USING btree ("sort","id") WHERE is_hot_sale and is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_free_idx" ON "spu" USING btree ("sort","id") WHERE is_free and is_on_shelf and not is_deleted;--> statement-breakpoint
CREATE INDEX "spu_words_idx" ON "spu" USING gin (search_text gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "spu_characters_idx" ON "spu" USING gin (string_to_array(search_text, null));--> statement-breakpoint
CREATE INDEX "spu_shop_shop_idx" ON "spu_shop" USING btree ("shop_id","spu_id");--> statement-breakpoint
CREATE INDEX "spu_spec_value_idx" ON "spu_spec_value" USING btree ("spec_value_id","spu_id");--> statement-breakpoint
CREATE INDEX "spu_spec_category_idx" ON "spu_spec_value" USING btree ("spec_value_id","category_id");--> statement-breakpoint
CREATE INDEX "spu_tag_tag_idx" ON "spu_tag" USING btree ("tag_id","spu_id");--> statement-breakpoint
CREATE INDEX "growth_record_user_idx" ON "growth_record" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "growth_record_order_idx" ON "growth_record" USING btree ("order_id","kind") WHERE order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "growth_record_join_idx" ON "growth_record" USING btree ("user_id") WHERE kind = 'join';--> statement-breakpoint
CREATE INDEX "discount_use_user_idx" ON "discount_use" USING btree ("user_id","code");--> statement-breakpoint
CREATE INDEX "booking_user_idx" ON "order_booking" USING btree ("user_id","state","date");--> statement-breakpoint
CREATE INDEX "booking_order_idx" ON "order_booking" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "booking_slot_idx" ON "order_booking" USING btree ("slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_code_idx" ON "order_booking" USING btree ("verify_code");--> statement-breakpoint
CREATE UNIQUE INDEX "booking_needle_idx" ON "order_booking" USING btree ("order_item_id","needle_no") WHERE order_item_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "booking_free_idx" ON "order_booking" USING btree ("user_id","spu_id","person_id") WHERE kind <> 'order' and state in ('pre','booked');--> statement-breakpoint
CREATE INDEX "order_user_idx" ON "order_info" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "order_deadline_idx" ON "order_info" USING btree ("pay_deadline") WHERE status is null and is_paid = false;--> statement-breakpoint
CREATE INDEX "order_offer_idx" ON "order_info" USING btree ("offer_kind","offer_id") WHERE offer_id is not null;--> statement-breakpoint
CREATE INDEX "order_item_order_idx" ON "order_item" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_order_idx" ON "payment" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_user_idx" ON "payment" USING btree ("user_id","create_time");--> statement-breakpoint
CREATE INDEX "payment_open_idx" ON "payment" USING btree ("create_time") WHERE state in ('pending', 'closed');--> statement-breakpoint
CREATE UNIQUE INDEX "payment_once_idx" ON "payment" USING btree ("order_id") WHERE state = 'paid' and refunded_time is null;--> statement-breakpoint
CREATE UNIQUE INDEX "queue_line_idx" ON "queue_line" USING btree ("shop_id","doctor_id","date");--> statement-breakpoint
CREATE INDEX "queue_ticket_user_idx" ON "queue_ticket" USING btree ("user_id","register_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "queue_ticket_line_idx" ON "queue_ticket" USING btree ("line_id","state","number");--> statement-breakpoint
CREATE UNIQUE INDEX "queue_ticket_number_idx" ON "queue_ticket" USING btree ("line_id","number");--> statement-breakpoint
CREATE INDEX "queue_ticket_open_idx" ON "queue_ticket" USING btree ("date") WHERE state in ('registered','checkedIn','called','missed');--> statement-breakpoint
CREATE UNIQUE INDEX "queue_ticket_live_idx" ON "queue_ticket" USING btree ("line_id","person_id") WHERE state in ('registered','checkedIn','called','missed');--> statement-breakpoint
CREATE INDEX "physical_report_user_idx" ON "physical_report" USING btree ("user_id","exam_date" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "physical_report_person_idx" ON "physical_report" USING btree ("user_id","person_id","exam_date" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "physical_report_booking_idx" ON "physical_report" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "shop_region_idx" ON "shop" USING btree ("region","sort");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_place_idx" ON "slot" USING btree ("shop_id","slot_kind","date","time");--> statement-breakpoint
CREATE INDEX "slot_day_idx" ON "slot" USING btree ("slot_kind","date");--> statement-breakpoint
CREATE INDEX "coupon_info_list_idx" ON "coupon_info" USING btree ("sort","id");--> statement-breakpoint
CREATE INDEX "coupon_suit_target_idx" ON "coupon_suit" USING btree ("target_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_user_serial_idx" ON "coupon_user" USING btree ("user_id","coupon_id","source","serial");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_user_order_idx" ON "coupon_user" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "coupon_user_open_idx" ON "coupon_user" USING btree ("user_id","valid_end_time","id") WHERE order_id is null;--> statement-breakpoint
CREATE INDEX "coupon_user_used_idx" ON "coupon_user" USING btree ("user_id","used_time" DESC NULLS FIRST,"id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "points_record_user_idx" ON "points_record" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "points_record_order_idx" ON "points_record" USING btree ("order_id","kind") WHERE order_id is not null and kind <> 'takenBack';--> statement-breakpoint
CREATE INDEX "points_record_back_idx" ON "points_record" USING btree ("order_id") WHERE kind = 'takenBack';--> statement-breakpoint
CREATE UNIQUE INDEX "cart_sku_idx" ON "shopping_cart" USING btree ("user_id","sku_id");--> statement-breakpoint
CREATE INDEX "cart_user_idx" ON "shopping_cart" USING btree ("user_id","create_time" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_phone_idx" ON "app_user" USING btree ("phone_code","phone");--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_username_idx" ON "app_user" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "app_user_email_idx" ON "app_user" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "login_code_target_idx" ON "login_code" USING btree ("purpose","target","create_time" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "person_user_idx" ON "person" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user_idx" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expire_idx" ON "session" USING btree ("expire_time");